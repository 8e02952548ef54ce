import { isTestDay, subjectOfDay } from '@aivy/exam';
import type { TimePart } from '@aivy/web-ui';
import { dailyResultPath, dailySubject } from '../../../config/daily-paths';
import { abovePath, practicePath } from '../../../config/aivydaily-paths';
import { closedSentence, joinedParts, timePart, worthSentence, type OutlookData } from './outlook-text';
import { nextStep, nodePath, type PlanView } from './plan-view';

interface Way {
  path: string;
  label: string;
}

/** A part of the twenty minutes that can be begun. */
export type OpenPart = TimePart & { path: string };

export interface NextBestModel {
  sentence: string;
  /** What to begin with; null where there is nothing. */
  way: Way | null;
  /** What opens when, in place of a way. */
  later: string | null;
  /** What can be begun now, in its order. */
  parts: OpenPart[];
  /** What would come next and cannot be begun here; null when nothing is held back. */
  closed: string | null;
}

/** A stretch is a mission above the student's level. */
const practiceWay = (skill: number, kind: string): string => (kind === 'stretch' ? abovePath : practicePath)(skill);

/** Today is the practice test, and still to be done: it comes before any twenty minutes. */
const isTestOpen = ({ isFinished, current, doneToday }: PlanView): boolean =>
  !isFinished && current.isFullLengthTest && !doneToday;

/** The unit that was finished last, whose explanations can be read again; null before the first. */
function explanations({ id, days: { lastFinishedDay }, doneToday }: PlanView): Way | null {
  const day = isTestDay(lastFinishedDay) ? lastFinishedDay - 1 : lastFinishedDay;
  if (day <= 0) return null;
  return {
    path: dailyResultPath(day, id, dailySubject(subjectOfDay(day))),
    label: doneToday && day === lastFinishedDay ? "Read today's explanations" : `Read day ${day}'s explanations`,
  };
}

/**
 * The next best twenty minutes as the tile shows them: what can be begun, and honestly what cannot.
 * @param practice where a skill is practised; null where that is not possible
 */
export function nextBestModel(
  view: PlanView,
  { parts: proposed, reason }: OutlookData['next_best'],
  practice: (skill: number, kind: string) => string | null = practiceWay,
): NextBestModel {
  const next = nextStep(view);
  const step = 'path' in next ? { way: next, later: null } : { way: null, later: next.text };
  if (isTestOpen(view))
    return {
      sentence: 'Today is the practice test: no twenty minutes say as much as its two hours.',
      ...step,
      parts: [],
      closed: null,
    };
  const pathOf = ({ kind, skill }: { kind: string; skill: number }): string | null =>
    kind === 'unit' ? nodePath(view, view.current) : practice(skill, kind);
  const parts = joinedParts(proposed).map((part) => ({ part, path: pathOf(part) }));
  const open = parts.flatMap(({ part, path }) => (path === null ? [] : [{ ...timePart(part), path }]));
  const held = parts.filter(({ path }) => path === null).map(({ part }) => part);
  const points = proposed.filter((part) => pathOf(part) !== null).reduce((sum, part) => sum + part.points, 0);
  const rest = { parts: open, closed: held.length > 0 ? closedSentence(held) : null };
  const [first] = open;
  if (first === undefined) {
    const again = explanations(view);
    return {
      sentence:
        held.length > 0 && again
          ? `${view.doneToday ? "Today's work is done. " : ''}The explanations of what you answered are worth a second look.`
          : 'There is nothing to propose before your answers have been counted.',
      ...(view.doneToday && again ? { way: again, later: null } : step),
      ...rest,
    };
  }
  return {
    sentence: worthSentence(points, reason?.is_best === true && open.length === parts.length),
    way: proposed.some(({ kind }) => kind === 'unit') ? step.way : { path: first.path, label: `Start: ${first.title}` },
    later: null,
    ...rest,
  };
}
