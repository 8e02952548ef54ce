const MORSE: Readonly<Record<string, string>> = Object.fromEntries(
  `.- a -... b -.-. c -.. d . e ..-. f --. g .... h .. i .--- j -.- k .-.. l -- m -. n --- o .--. p --.- q .-. r ... s - t ..- u ...- v
  .-- w -..- x -.-- y --.. z ----- 0 .---- 1 ..--- 2 ...-- 3 ....- 4 ..... 5 -.... 6 --... 7 ---.. 8 ----. 9`
    .split(/\s+/)
    .reduce<[string, string][]>(
      (all, each, index, list) => (index % 2 === 0 ? [...all, [each, list[index + 1]!]] : all),
      [],
    ),
);

const printable = (text: string): boolean => /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n]+$/u.test(text) && /\w/.test(text);

/** `atob` for Unicode texts; null for what is no base64. Plain JavaScript: the guard runs anywhere. */
function fromBase64(text: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (each) => each.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const bytesOf = (hex: string): string => {
  const codes = hex.match(/[0-9a-f]{2}/gi)?.map((pair) => parseInt(pair, 16)) ?? [];
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
  } catch {
    return '';
  }
};

const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

const base64Texts = (text: string): string[] =>
  [
    ...text.matchAll(/(?<![\w+/=])(?:[A-Za-z0-9+/_-]{2,}={1,2}|[A-Za-z0-9+/_-]{8,}|[A-Za-z0-9+/]{4})(?![\w+/=])/g),
  ].flatMap(([token]) => {
    // A plain word is no code; a short word in code is four signs long.
    if (!token.endsWith('=') && !/\d|[a-z][A-Z]|[A-Z]{2}.*[a-z]/.test(token)) return [];
    const decoded = fromBase64(token);
    return decoded !== null && printable(decoded) ? [decoded] : [];
  });

const hexTexts = (text: string): string[] =>
  [...text.matchAll(/(?:0x|\\x|\b)((?:[0-9a-f]{2}[\s:,]?(?:0x|\\x)?){2,}|(?<=0x)[0-9a-f]+)\b/gi)].flatMap(([, run]) => {
    const hex = run!.replace(/0x|\\x|[\s:,]/gi, '');
    const decoded = /[a-f]/i.test(hex) || hex.length > 7 ? bytesOf(hex) : '';
    return printable(decoded) ? [decoded] : [];
  });

const binaryTexts = (text: string): string[] =>
  [...text.matchAll(/\b[01]{7,8}(?:\s[01]{7,8})*\b/g)].map(([run]) =>
    String.fromCharCode(...run.split(/\s/).map((bits) => parseInt(bits, 2))),
  );

const morseTexts = (text: string): string[] =>
  [...text.matchAll(/(?<![\w.-])[.-]{1,5}(?:[ /|]+[.-]{1,5})*(?![\w.-])/g)].flatMap(([run]) => {
    // A lone dot or dash is punctuation.
    if (run.replace(/[^.-]/g, '').length < 2 || /^\.+$|^-+$/.test(run)) return [];
    const letters = run
      .trim()
      .split(/[ /|]+/)
      .map((code) => MORSE[code]);
    return letters.every((letter) => letter !== undefined) ? [letters.join('')] : [];
  });

/** "s-e-v-e-n", "s e v e n", "s.e.v.e.n", "1 0 2 9": letters or digits pulled apart. */
const spacedTexts = (text: string): string[] =>
  [...text.matchAll(/(?<![\w])(\w)(?:([ \-._·•*|,/]{1,3})\w)(?:\2\w)*(?![\w])/g)].flatMap(([run]) => {
    const joined = run.replace(/[^\w]|_/g, '');
    return joined.length >= 3 || /^\d{2,}$/.test(joined) ? [joined] : [];
  });

/** A text is one of what is hidden in it, and whether the way of hiding alone is suspicious. */
export interface Hidden {
  text: string;
  how: 'base64' | 'hex' | 'binary' | 'morse' | 'rot13' | 'reversed' | 'spelled-out';
}

/** All texts that a folded text hides in a code, to be looked at like any other. */
export function hiddenTexts(text: string): Hidden[] {
  const as = (how: Hidden['how'], texts: readonly string[]): Hidden[] => texts.map((each) => ({ text: each, how }));
  return [
    ...as('base64', base64Texts(text)),
    ...as('hex', hexTexts(text)),
    ...as('binary', binaryTexts(text)),
    ...as('morse', morseTexts(text)),
    ...as('spelled-out', spacedTexts(text)),
    ...as('rot13', [rot13(text)]),
    ...as('reversed', [[...text].reverse().join('')]),
  ];
}

/** First letters of the words, of the sentences and of the lines: where a word can be hidden in plain sight. */
export function acrostics(text: string): string[] {
  const initials = (parts: readonly string[]): string =>
    parts
      .map((part) => /[a-z0-9]/i.exec(part)?.[0] ?? '')
      .join('')
      .toLowerCase();
  return [
    initials(text.split(/(?<=[.!?])\s+/)),
    initials(text.split('\n').filter((line) => line.trim() !== '')),
    initials(text.replace(/\b\d+[.)]\s/g, ' ').split(/\s+/)),
  ];
}
