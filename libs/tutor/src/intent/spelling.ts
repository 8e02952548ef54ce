/** Words that rules wait for. Shorter ones have too many neighbours to be guessed. */
const WORDS = [
  'answer',
  'answers',
  'explain',
  'explanation',
  'question',
  'correct',
  'incorrect',
  'mistake',
  'definition',
  'solution',
  'understand',
  'equation',
  'confused',
  'another',
  'problem',
  'continue',
  'eliminate',
  'choice',
  'option',
  'letter',
  'suicide',
  'myself',
  'anymore',
  'tonight',
  'goodbye',
  'depressed',
  'worthless',
  'thanks',
  'define',
  'please',
];
const KNOWN = new Set([
  ...WORDS,
  'letters',
  'better',
  'choices',
  'options',
  'explains',
  'questions',
  'refine',
  'thinks',
  'choose',
]);

/** Is the one the other with a single letter added, left out, changed, or two neighbours swapped? */
export function isNeighbour(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [left, right] = [typed.slice(at), word.slice(at)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

/** The word that was meant when it is one slip away from one the rules wait for; else the word as typed. */
export const spelled = (word: string): string =>
  word.length < 5 || KNOWN.has(word) ? word : (WORDS.find((known) => isNeighbour(word, known)) ?? word);
