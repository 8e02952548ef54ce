/** What a screen reader passes over in silence, by name. A hyphen inside a word and a dash are different marks. */
const NAMES: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  ':': 'colon',
  '.': 'period',
  '?': 'question mark',
  '!': 'exclamation point',
  '—': 'dash',
  '–': 'dash',
  '-': 'hyphen',
  '(': 'open parenthesis',
  ')': 'close parenthesis',
  '’': 'apostrophe',
  "'": 'apostrophe',
  '“': 'open quote',
  '”': 'close quote',
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
    .trim();

/** A mark of punctuation, not the point or comma inside a number. */
const MARK = /(?<!\d(?=[.,]\d))[,;:.?!—–\-()’'“”]/gu;
const bared = (text: string): string => text.toLowerCase().replace(MARK, '').replace(/\s+/g, '');
const spoken = (text: string): string =>
  text
    .replace(MARK, (mark) => ` ${NAMES[mark] ?? ''} `)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Choices with their punctuation in words (`dawn; a` is `dawn semicolon a`), for questions where punctuation is all
 * that tells some choices apart: without it a student who listens hears the same choice twice. Null for other questions.
 */
export function spokenPunctuation(choices: readonly string[]): readonly string[] | null {
  const texts = choices.map(plain);
  const bare = texts.map(bared);
  const alike = bare.some((text, index) => /\p{L}/u.test(text) && bare.indexOf(text) !== index);
  // A formula's signs are MathJax's to speak.
  if (!alike || texts.some((text) => text.includes('\\('))) return null;
  return texts.map(spoken);
}
