// Files: dropped and chosen ones, pasted texts, and those that are saved.

/** A name that a line of the conversation can hold: without blanks. */
export const nameIn = (name) => name.replace(/[^\p{L}\p{N}._-]+/gu, "_");

/** Lets the browser save bytes under a name. */
export function save(name, bytes) {
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement("a");
  [link.href, link.download] = [url, name];
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The bytes of a file of the browser. */
export async function bytesOf(file) {
  return new Uint8Array(await file.arrayBuffer());
}

/** What a pasted text is: the name of a file for it, or null where it fits into a line. */
export function fileFor(text) {
  const pasted = text.trim();
  if (pasted.startsWith("(")) return "pasted.sgf";
  if (pasted.startsWith("{")) return "pasted.json";
  if (/^\s*(format|id|- id):/m.test(pasted)) return "pasted.yaml";
  return pasted.includes("\n") ? "pasted.txt" : null;
}

/** Calls `act` with every file that is dropped on the page; `shown` says whether one hangs over it. */
export function onDrop(shown, act) {
  const has = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
  addEventListener("dragover", (event) => {
    if (!has(event)) return;
    event.preventDefault();
    shown(true);
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) shown(false);
  });
  addEventListener("drop", (event) => {
    if (!has(event)) return;
    event.preventDefault();
    shown(false);
    for (const file of event.dataTransfer.files) act(file);
  });
}

const RULES = ["freestyle", "standard", "renju"];

/** The address that opens a position. */
export function linkTo(shown) {
  const url = new URL(location.href);
  url.hash = `${shown.rule}/${shown.position}`;
  return url.href;
}

/** The line that opens the position or the puzzle of an address; null where it has none. */
export function lineOf(hash) {
  const text = decodeURIComponent(hash.replace(/^#/, ""));
  const [rule, position] = text.split("/");
  if (RULES.includes(rule) && /^[a-oBWbw0-9:,]+$/.test(position ?? "")) return `load ${position} --rule ${rule}`;
  return /^(?:[a-z]+-)+\d{4}$/.test(text) ? `load ${text}` : null;
}
