// After the scenario: what it saw is written into the page.
const report = document.createElement("pre");
report.id = "report";
report.textContent = JSON.stringify({ errors: wrong, seen: typeof scenario === "function" ? scenario() : {} });
document.body.append(report);
