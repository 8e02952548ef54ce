import { shareWords, telling } from './enough.js';
import { prepareText, type Prepared, type PreparedIdeas } from './prepare.js';

/** "… is the subject, not the city" says nothing of the city. */
const withoutContrast = (text: Prepared): Prepared => {
  const [first = ''] = text.spoken.split(/,? (?:and |but )?not /);
  const part = prepareText(first);
  return telling(part.words).length > 0 ? part : text;
};

/**
 * Does a message put another word of the question's text in the place of the idea's: "the subject is the city" for "the
 * committee is the subject"? The idea's reply would repeat its own word as if the student had said it.
 */
export function namesOther(
  message: Prepared,
  says: readonly Prepared[],
  { ofText }: Pick<PreparedIdeas, 'ofText'>,
): boolean {
  const named = telling(message.words).filter((word) => ofText.has(word));
  const alike = says.filter((text) => shareWords(message, [text]));
  const own = (alike.length > 0 ? alike : says).map((text) =>
    telling(withoutContrast(text).words).filter((word) => ofText.has(word)),
  );
  // A phrasing in no words of the text may be about any of them.
  if (own.some((words) => words.length === 0)) return false;
  return named.length > 0 && !own.flat().some((word) => named.includes(word));
}
