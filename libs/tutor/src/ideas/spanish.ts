import { SPANISH_ROWS } from './spanish-words.js';

/** Spelled like an English word: Spanish only among others that are. */
const AMBIGUOUS = new Set(
  'a no me he son pie once come sin van ave total animal animales idea ideas color triple real final el al la las los e y o de en con si media mes rey ya lo ni da va ve dan ven era solo pago chico cara barco mama papa plata ley formula divide radio mar mal bien punto parte dice hay sale mayor radios valor alto alta mesa lee sumo vino del padre su nada poco casa'.split(
    ' ',
  ),
);

const ENGLISH: ReadonlyMap<string, string> = new Map(
  SPANISH_ROWS.flatMap((row) => {
    const [english = '', ...spanish] = row.split(' ');
    return spanish.map((word) => [word, english] as const);
  })
    // A word with two meanings keeps the first.
    .reverse(),
);

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ciones$/, 'tions'],
  [/cion$/, 'tion'],
  [/dades$/, 'ties'],
  [/dad$/, 'ty'],
  [/mente$/, 'ly'],
];
const PART_SPANISH = 0.4;

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** How much of a text is Spanish, 0-1, and how many words of it are Spanish and nothing else. */
export function spanishIn(text: string): { part: number; sure: number; words: number } {
  const words = plain(text).match(/[a-z]+/g) ?? [];
  const spanish = words.filter((word) => ENGLISH.has(word));
  return {
    part: spanish.length / Math.max(1, words.length),
    sure: spanish.filter((word) => !AMBIGUOUS.has(word)).length,
    words: words.length,
  };
}

/** The text with its Spanish words in English, word by word: enough to tell which idea it states. */
export function inEnglish(text: string): string {
  const { part, sure } = spanishIn(text);
  if (sure === 0 || part < PART_SPANISH) return text;
  return plain(text).replace(
    /[a-z]+/g,
    (word) => ENGLISH.get(word) ?? ENDINGS.reduce((said, [ending, english]) => said.replace(ending, english), word),
  );
}
