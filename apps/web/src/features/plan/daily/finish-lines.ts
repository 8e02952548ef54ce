import { CHEER_FROM } from '../../../core/celebration/lines';
import { capital, numberWord } from '../../../lib/number-word';

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
  if (right === of) return `All ${numberWord(of)} right. ${skill ?? 'This topic'} is looking solid.`;
  const score = `${right === 0 ? 'None' : capital(numberWord(right))} of ${numberWord(of)} right.`;
  return isCheerful(result)
    ? `${score} Nice work.`
    : `${score} That was a hard one. The explanations make the next one easier.`;
}
