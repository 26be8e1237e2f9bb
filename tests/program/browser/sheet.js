// Looks at a sheet: its pages and boards, and whether anything is cut off.
function scenario() {
  const cut = [...document.querySelectorAll("figure, .sheet")].filter((part) => part.scrollHeight > part.clientHeight + 1);
  return {
    pages: document.querySelectorAll(".sheet").length,
    boards: document.querySelectorAll("figure svg").length,
    cut: cut.map((part) => part.innerText.slice(0, 80)),
    text: document.body.innerText,
  };
}
