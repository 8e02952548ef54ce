import type { HintContext } from '../context/hint-context.js';
import { isFunctionWord, stem, wordsOf } from '../guard/words.js';

/** Words a message says about the text: at most two, as the student wrote them. */
const MOST = 2;
const SHORTEST = 4;
/** Said about any text. */
const GENERAL = new Set(
  'text passage author writer sentence line word words paragraph story question answer choice think says mean means meaning because about people person someone something reason blank made make makes thats dont doesnt isnt didnt wasnt theyre theres whats cant just really used same different'
    .split(' ')
    .map(stem),
);

/** The rarest words of a message that are in the passage too, in the student's order. */
export function aboutWords(
  message: string,
  { passage, question }: Pick<HintContext, 'passage' | 'question'>,
): string[] {
  const counts = new Map<string, number>();
  for (const word of wordsOf(`${passage || question}`.replace(/<[^>]*>|\\\(.*?\\\)|&\w+;/g, ' ')))
    counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
  const said = [...new Set(wordsOf(message.replace(/[’‘]/g, "'")))].filter(
    (word) =>
      word.length >= SHORTEST &&
      /[a-z]/.test(word) &&
      !isFunctionWord(word) &&
      !GENERAL.has(stem(word)) &&
      counts.has(stem(word)),
  );
  const rarest = [...said].sort((x, y) => counts.get(stem(x))! - counts.get(stem(y))! || y.length - x.length);
  const kept = new Set(rarest.slice(0, MOST));
  return said.filter((word) => kept.has(word));
}
