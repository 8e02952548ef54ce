import { sheetEssence } from './sheet-text.js';

const CHOICE = /^([A-D]) (.+)$/gm;

const choicesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(CHOICE)].map(([, letter, choice]) => [sheetEssence(choice!), letter!.toLowerCase()]));

/**
 * Where the choices of an item stand now, by the letter that a solver had on the sheet: choices that only changed places
 * are the same item to whoever solved it.
 * @returns null when anything else is different
 */
export function lettersNow(onSheet: string, today: string): Map<string, string> | null {
  const rest = (text: string): string => sheetEssence(text.replace(CHOICE, ''));
  const [then, now] = [choicesOf(onSheet), choicesOf(today)];
  if (rest(onSheet) !== rest(today) || then.size !== now.size) return null;
  const letters = new Map<string, string>();
  for (const [choice, letter] of then) {
    const place = now.get(choice);
    if (place === undefined) return null;
    letters.set(letter, place);
  }
  return letters;
}

const renamed = (text: unknown, letters: ReadonlyMap<string, string>): unknown =>
  typeof text === 'string'
    ? text.replace(
        /^(\(?)([a-d])(?![\p{L}\d])/iu,
        (_all, open: string, letter: string) => open + letters.get(letter.toLowerCase())!,
      )
    : text;

/** A solver's line with the letters that choices have now. */
export function reordered(
  line: Record<string, unknown>,
  letters: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const { answer, tempting, arguments: given } = line;
  if (letters.size === 0) return line;
  const entries = Array.isArray(given)
    ? given.map((text: unknown, index) => ['abcd'[index] ?? '', text] as const)
    : typeof given === 'object' && given !== null
      ? Object.entries(given)
      : null;
  return {
    ...line,
    answer: renamed(answer, letters),
    tempting: renamed(tempting, letters),
    ...(entries && { arguments: Object.fromEntries(entries.map(([name, text]) => [renamed(name, letters), text])) }),
  };
}
