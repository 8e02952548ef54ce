import type { ForecastChange, ForecastStart } from '@aivy/contracts';
import { addDays, skillById, type LocalDate } from '@aivy/exam';
import { numberWord } from '../../../lib/number-word';
import { shortDate } from '../dashboard/dates-text';

/** Why a forecast starts above or below the last score. */
export function startSentence({ score, estimate }: ForecastStart): string {
  if (estimate === score) return 'The forecast starts at your last score. Points come slowly at first.';
  return `One test can run a little ${estimate < score ? 'high' : 'low'}. Students with results like yours average about ${estimate} the next time, so the forecast starts there.`;
}

/** The same, where a forecast isn't above the last score. Null elsewhere, and of a server that doesn't say it. */
export const whyLow = (score: number, start: ForecastStart | undefined): string | null =>
  start && score <= start.score ? startSentence(start) : null;

/** "1360–1540". */
export const rangeText = ({ score_low: low, score_high: high }: { score_low: number; score_high: number }): string =>
  `${low}–${high}`;

/** Of answers: "none right". */
const countWord = (count: number): string => (count === 0 ? 'none' : numberWord(count));

function practiceReason({ points, cause, skill, right = 0, answered = 0 }: ForecastChange): string {
  const what = `Your ${skillById(skill!).name} ${cause}`;
  if (points < 0)
    return `${what} was hard: ${countWord(right)} of ${numberWord(answered)} right on the first try. Practice it again to win that back.`;
  const count = `${countWord(right)} right on the first try`;
  return 2 * right >= answered ? `${what} went well: ${count}.` : `${what} helped: ${count}.`;
}

function reasonOf(change: ForecastChange): string {
  const { points, cause, days = 0 } = change;
  const isUp = points > 0;
  switch (cause) {
    case 'set':
    case 'mission':
      return practiceReason(change);
    case 'test':
      return isUp
        ? 'Your practice test went well.'
        : 'Your practice test came out lower than your sets. One test can do that.';
    case 'diagnostic':
      return 'Your new diagnostic replaced the old one.';
    case 'days-off':
      return `You took ${days === 1 ? 'a day' : `${numberWord(days)} days`} off. A few minutes today get you going again.`;
    case 'time':
      return isUp ? 'All your answers together moved it.' : 'There’s one day less to practice.';
    case 'scale':
      return 'We recalibrated our scoring.';
  }
}

/** A change since today is one since the plan began. */
function whenOf(since: LocalDate, today: LocalDate): string {
  if (since === today) return 'you set your target';
  return since === addDays(today, -1) ? 'yesterday' : shortDate(since);
}

/** What moved since when: "Up 10 since yesterday." and why. */
export function changeSentences(change: ForecastChange, today: LocalDate): { what: string; why: string } {
  const { points, since } = change;
  const when = whenOf(since, today);
  return { what: `${points > 0 ? 'Up' : 'Down'} ${Math.abs(points)} since ${when}.`, why: reasonOf(change) };
}
