/**
 * The mutants that no test kills, each with the reason why that cannot matter. `npm run mutate` fails on a survivor that
 * is not named here and on a name without a survivor, so that the list stays true.
 * `line` is the line of the source without its indentation, `to` what the mutant makes of the mutated part; either may
 * be left out where all mutants of the line, or of that mutator in the file, survive for the one reason.
 * @typedef {{ mutator?: string, line?: string, to?: string, because: string }} Survivor
 * @type {Record<string, Survivor[]>} by file
 */
export const SURVIVORS = {};
