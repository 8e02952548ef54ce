/** Letters of other scripts that look like Latin ones. Keys are single characters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...pairs('АВЕКМНОРСТУХЅІЈԀԚԜ', 'ABEKMHOPCTYXSIJDQW'),
  ...pairs('авекмнорстухѕіјԁԛԝһ', 'abekmhopctyxsijdqwh'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('αβεικνορτυχ', 'abeiknoptux'),
  ...pairs('ᗞᎠᏟᗷᗅ', 'DDCBA'),
  ...pairs('−‐‑‒–—﹣－', '--------'),
  ...pairs('‘’‚‛′“”„‟″«»', `'''''"""""""`),
  ...pairs('⁄∕÷×∙·⋅', '///***'.padEnd(7, '*')),
};

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((each, index) => [each, [...to][index] ?? '']));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Regional indicators, squared and negative circled letters: NFKC leaves them as they are. */
const EMOJI_LETTERS: readonly (readonly [start: number, base: string])[] = [
  [0x1f1e6, 'A'],
  [0x1f150, 'A'],
  [0x1f170, 'A'],
  [0x1f130, 'A'],
];

function foldCharacter(character: string): string {
  const known = LOOKALIKES[character];
  if (known !== undefined) return known;
  const code = character.codePointAt(0)!;
  for (const [start, base] of EMOJI_LETTERS)
    if (code >= start && code < start + 26) return ` ${String.fromCharCode(base.charCodeAt(0) + code - start)} `;
  // Digits of every script stand in rows of ten that begin with zero.
  if (code > 127 && /\p{Nd}/u.test(character)) {
    let zero = code;
    while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  }
  return character;
}

/** HTML and Markdown marks away: what a reader sees. Emphasis is kept apart, see `emphasised`. */
const withoutMarks = (text: string): string =>
  text
    .replace(/<\/(p|li|ul|ol|div|h\d)>|<br\s*\/?>/gi, '\n')
    .replace(/<[a-z/!][^>]*>/gi, '')
    .replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
      const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
    });

/**
 * Text as a reader takes it: no tags, entities, invisible characters or accents, one script, plain digits, quotes and
 * dashes. Case, punctuation and line ends stay.
 */
export function fold(text: string): string {
  const visible = withoutMarks(text)
    .replace(/\p{Cf}|\p{Variation_Selector}|\u20e3/gu, '')
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Cc}/gu, (control) => (control === '\n' ? control : ' '));
  return [...visible]
    .map(foldCharacter)
    .join('')
    .replace(/[^\S\n]+/g, ' ');
}

/** Folded text without the marks of Markdown. A longer run of underscores is a blank to fill, and stays. */
export const unmarked = (folded: string): string =>
  folded
    .replace(/\*\*|(?<!_)__(?!_)|~~|`/g, '')
    .replace(/(^|\s)[>#]+\s+/g, '$1')
    .replace(/(^|[\s("'])[*_](?=\S)|(\S)[*_](?=[\s.,;:!?)"']|$)/g, '$1$2');

/** TeX to plain signs: `\frac{2}{3}` is (2)/(3), `\lt` is <. */
export const withoutTex = (folded: string): string => {
  let text = folded.replace(/\\[()[\]]|\$/g, ' ').replace(/\\(?:left|right|displaystyle|,|;|!|:|quad)(?![a-z])/g, '');
  for (let depth = 0; depth < 3; depth += 1)
    text = text
      .replace(
        /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
        (_all, top: string, low: string) => `${atom(top)}/${atom(low)}`,
      )
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, 'sqrt($1)')
      .replace(/\\(?:text|mathrm|mathbf|mathit|operatorname)\s*\{([^{}]*)\}/g, '$1');
  return text
    .replace(/(\d)\{,\}(?=\d{3})/g, '$1')
    .replace(/\\leq?(?![a-z])/g, '≤')
    .replace(/\\geq?(?![a-z])/g, '≥')
    .replace(/\\lt(?![a-z])/g, '<')
    .replace(/\\gt(?![a-z])/g, '>')
    .replace(/\\(?:cdot|times)(?![a-z])/g, '*')
    .replace(/\\div(?![a-z])/g, '/')
    .replace(/\\%/g, '%')
    .replace(/\\([a-z]+)/gi, ' $1 ')
    .replace(/\^\{([^{}]*)\}/g, (_all, power: string) => `^${atom(power)}`)
    .replace(/[{}]/g, ' ')
    .replace(/[^\S\n]+/g, ' ');
};

const atom = (text: string): string => (/^\s*-?[\w.]+\s*$/.test(text) ? text.trim() : `(${text})`);
