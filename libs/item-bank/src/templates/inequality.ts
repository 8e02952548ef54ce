export type Sign = '<' | '>' | '≤' | '≥';

const TEX: Readonly<Record<Sign, string>> = { '<': '\\lt ', '>': '\\gt ', '≤': '\\le ', '≥': '\\ge ' };
const FLIPPED: Readonly<Record<Sign, Sign>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' };
const STRICTNESS: Readonly<Record<Sign, Sign>> = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' };

export const SIGNS: readonly Sign[] = ['<', '>', '≤', '≥'];

/** `left sign right` in TeX. */
export const compare = (left: string | number, sign: Sign, right: string | number): string =>
  `${left}${TEX[sign]}${right}`;

/** The sign after both sides are multiplied by a negative number. */
export const flipped = (sign: Sign): Sign => FLIPPED[sign];

/** The sign with the boundary taken in or left out. */
export const strictness = (sign: Sign): Sign => STRICTNESS[sign];
