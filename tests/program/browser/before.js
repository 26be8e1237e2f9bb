// Before the page's own script: whatever goes wrong is remembered.
const wrong = [];
window.addEventListener("error", (event) => wrong.push(event.message));
document.addEventListener("securitypolicyviolation", (event) => wrong.push(event.violatedDirective));
