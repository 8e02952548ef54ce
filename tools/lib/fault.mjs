/** Something the person at the keyboard can fix: its message alone is shown, no stack. */
export class Fault extends Error {}

/** Ends the program with the sentence of a Fault, or with everything known about any other error. @param {unknown} error @returns {never} */
export function exitWith(error) {
  console.error(error instanceof Fault ? error.message : error);
  process.exit(1);
}
