import { areReadable, OPENING } from './edition.js';
import type { Typesetting } from './typesetting.js';
import { packMathml, unpackMathml } from './packed/mathml.js';
import { packPiece, unpackPiece } from './packed/piece.js';

/** Name of a formula among the typesettings: the same TeX is another formula when it is displayed. */
const nameOf = (tex: string, display: boolean): string => `${display ? '[' : '('}${tex}`;

/** Typesettings of the formulas of some texts, to be found by their TeX. */
export interface Typesettings {
  get(tex: string, display: boolean): Typesetting | undefined;
}

/**
 * Formulas and their typesettings as one string: a line for each, its fields between tabs.
 * @returns null when a typesetting holds what the writing has no word for
 */
export function writeTypeset(
  formulas: readonly { tex: string; display: boolean; typesetting: Typesetting }[],
): string | null {
  const lines = formulas.map(({ tex, display, typesetting }) => {
    const mathml = packMathml(typesetting.mathml);
    return mathml === null || /[\t\n]/.test(tex)
      ? null
      : [nameOf(tex, display), mathml, ...typesetting.pieces.map(packPiece)].join('\t');
  });
  return lines.includes(null) ? null : OPENING + lines.join('\n');
}

/** Reads what `writeTypeset` wrote; a typesetting is made out when it is asked for. What is not well formed is not there. */
export function readTypeset(written: string): Typesettings {
  const lines = new Map<string, string[]>();
  if (areReadable(written))
    for (const line of written.slice(OPENING.length).split('\n')) {
      const [name = '', ...fields] = line.split('\t');
      lines.set(name, fields);
    }
  return {
    get(tex, display) {
      const [packed, ...rest] = lines.get(nameOf(tex, display)) ?? [];
      const mathml = packed === undefined ? null : unpackMathml(packed);
      const pieces = rest.map(unpackPiece);
      const whole = pieces.filter((piece) => piece !== null);
      return mathml === null || whole.length === 0 || whole.length < pieces.length
        ? undefined
        : { mathml, pieces: whole };
    },
  };
}
