/** Something the person at the keyboard can fix: its message alone is shown, no stack. */
export class Fault extends Error {}

/** An option that the program doesn't have is the person's to fix as well. @param {unknown} error @returns {error is Error} */
const isMendable = (error) =>
  error instanceof Fault || (error instanceof Error && String(Reflect.get(error, 'code')).startsWith('ERR_PARSE_ARGS'));

/** Ends the program with the sentence of a Fault, or with everything known about any other error. @param {unknown} error @returns {never} */
export function exitWith(error) {
  console.error(isMendable(error) ? error.message : error);
  process.exit(1);
}
