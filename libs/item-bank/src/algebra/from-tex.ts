const SIMPLE: readonly (readonly [RegExp, string])[] = [
  [/&amp;/g, ''],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/\{,\}/g, ''],
  [/\\(?:left|right|displaystyle|,|;|!|quad)(?![a-z])/g, ''],
  [/\\ /g, ' '],
  [/\\\$/g, ''],
  [/\\%/g, '%'],
  [/\\cdot(?![a-z])|\\times(?![a-z])/g, '*'],
  [/\\leq?(?![a-z])/g, '<='],
  [/\\geq?(?![a-z])/g, '>='],
  [/\\lt(?![a-z])/g, '<'],
  [/\\gt(?![a-z])/g, '>'],
  [/\\pi(?![a-z])/g, 'π'],
];
const INNERMOST: readonly (readonly [RegExp, string])[] = [
  [/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '(($1)/($2))'],
  [/\\sqrt\{([^{}]*)\}/g, 'sqrt($1)'],
  [/\^\{([^{}]*)\}/g, '^($1)'],
];

/** TeX of the bank as a line that `readLine` takes; null where it holds more than school algebra. */
export function fromTex(tex: string): string | null {
  let text = SIMPLE.reduce((so, [from, to]) => so.replace(from, to), tex);
  for (let before = ''; before !== text;) {
    before = text;
    text = INNERMOST.reduce((so, [from, to]) => so.replace(from, to), text);
  }
  return /[\\{}]/.test(text) ? null : text.trim();
}

/** The formulas of HTML with TeX, a line of an aligned group each. */
export const formulasIn = (html: string): string[] =>
  [...html.matchAll(/\\\[(.*?)\\\]|\\\((.*?)\\\)/gs)]
    .flatMap(([, shown, inline]) => (shown ?? inline ?? '').replace(/\\(?:begin|end)\{[a-z]+\}/g, '').split('\\\\'))
    .flatMap((tex) => fromTex(tex) ?? []);

/** The letters that the formulas of HTML with TeX use as names. */
export const lettersIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/\\\[(.*?)\\\]|\\\((.*?)\\\)/gs)].flatMap(
      ([, shown, inline]) =>
        (shown ?? inline ?? '')
          .replace(/\\(?:text|mathrm|begin|end|overline)\{[^}]*\}|\\[a-z]+|&[a-z]+;/gi, ' ')
          .match(/[a-z]/gi) ?? [],
    ),
  );
