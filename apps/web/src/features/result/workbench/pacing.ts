import { questionTrail, trailEnds, visitsOf, type ModuleSpan, type QuestionTrail, type Visit } from '@aivy/exam';
import type { ModuleNumber } from '@aivy/exam';
import type { AskedQuestion, Attempt } from './attempt';

/** A question as a row of the replay. */
export interface PacedQuestion {
  asked: AskedQuestion;
  visits: readonly Visit[];
  trail: QuestionTrail;
}

export interface Replay {
  span: ModuleSpan;
  visits: readonly Visit[];
  questions: readonly PacedQuestion[];
  /** From then on nothing was noted, seconds; null where all of it was. */
  ends: number | null;
}

/** How a module went; null where its page kept no trail. */
export function replayOf({ modules, questions }: Attempt, module: ModuleNumber): Replay | null {
  if (!modules) return null;
  const { trail, seconds, used } = modules[module - 1]!;
  if (!trail || seconds === undefined || trail.left.length === 0) return null;
  const span = { limit: seconds, used: Math.min(seconds, used ?? seconds) };
  const visits = visitsOf(trail, span);
  return {
    span,
    visits,
    ends: trailEnds(trail, span),
    questions: questions
      .filter((asked) => asked.module === module)
      .map((asked) => ({
        asked,
        visits: visits.filter(({ at }) => at === asked.number - 1),
        trail: questionTrail(visits, asked.number - 1),
      })),
  };
}

/** "4:05". @param seconds since the module began */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** What a row says to whoever does not see it. */
export function pacedText({ asked, visits, trail }: PacedQuestion): string {
  if (trail.visits === 0)
    // Another device may have had it on the screen, or the trail was full by then.
    return asked.answer === '' && asked.seconds === 0
      ? 'Never on the screen'
      : `No visit was noted, ${clockText(asked.seconds)} in all`;
  const seen = `Visited ${times(trail.visits)}, first at ${clockText(visits[0]!.from)}, ${clockText(trail.seconds)} in all`;
  if (trail.changed === 0) return `${seen}${asked.outcome === 'omitted' ? ', left open' : ''}`;
  const to = trail.last === '' ? ' and taken back' : ` to ${trail.last.toUpperCase()}`;
  return `${seen}, changed ${times(trail.changed)} from ${trail.first.toUpperCase()}${to}`;
}
