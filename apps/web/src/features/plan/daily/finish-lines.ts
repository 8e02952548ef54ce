const WORDS = ['None', 'One', 'Two', 'Three', 'Four', 'Five'];
const word = (count: number): string => WORDS[count] ?? String(count);

/** From here on a cheer is due: at least three of five. */
const CHEER_FROM = 0.6;

/** How a finished set went. */
export interface SetResult {
  right: number;
  of: number;
}

export const isCheerful = ({ right, of }: SetResult): boolean => of > 0 && right / of >= CHEER_FROM;

/** What's said of a finished set. @param result null for a day without questions of its own, or while it's loading */
export function finishedLine(result: SetResult | null, skill: string | null): string {
  if (result === null || result.of === 0) return 'Rest, and come back tomorrow.';
  const { right, of } = result;
  if (right === of) return `All ${word(of).toLowerCase()} right. ${skill ?? 'This topic'} is looking solid.`;
  const score = `${word(right)} of ${word(of).toLowerCase()} right.`;
  return isCheerful(result)
    ? `${score} Nice work.`
    : `${score} That was a hard one. The explanations make the next one easier.`;
}

/** The button that leads to what was missed. */
export const missedLabel = (missed: number): string =>
  missed === 1 ? 'Try the one you missed again' : `Try the ${missed} you missed again`;
