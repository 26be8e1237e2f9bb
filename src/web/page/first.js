// The first puzzle, answered from a table that was made with the module beforehand.

/** The answers to the first lines of a conversation. `table.answers` holds for every place, which is the line of right
 * moves so far, the answers by line; `next` in an answer is the place after it. */
export class First {
  constructor(table) {
    this.table = table;
    this.at = "";
  }

  /** The line that sets the puzzle. */
  get line() {
    return `load ${this.table.opening.puzzle}`;
  }

  /** The puzzle as it is set. */
  get opening() {
    return this.table.opening;
  }

  /** The answer to a line; undefined where the table has none. */
  answer(line) {
    const answers = this.table.answers[this.at];
    const found = answers?.[line];
    if (!found) return undefined;
    if (found.next !== undefined) this.at = found.next;
    return { ...this.table.common, ...this.table.opening, ...found.told };
  }
}
