import { isTestDay, subjectOfDay } from '@aivy/exam';
import type { TimePart } from '@aivy/web-ui';
import { dailyResultPath, dailySubject } from '../../../config/daily-paths';
import { abovePath, practicePath } from '../../../config/aivydaily-paths';
import { joinedParts, timePart, worthSentence, type OutlookData } from './outlook-text';
import { nextStep, nodePath, type PlanView } from './plan-view';

interface Way {
  path: string;
  label: string;
}

/** A part of the twenty minutes with its way in. */
export type OpenPart = TimePart & { path: string };

export interface NextBestModel {
  sentence: string;
  /** What to start with; null when there's nothing. */
  way: Way | null;
  /** What opens when, in place of a way. */
  later: string | null;
  /** What can be started now, in its order. */
  parts: OpenPart[];
}

/** A stretch is a mission above the student's level. */
const practiceWay = (skill: number, kind: string): string => (kind === 'stretch' ? abovePath : practicePath)(skill);

/** Today's practice test is still to do. It comes before any twenty minutes. */
const isTestOpen = ({ isFinished, current, doneToday }: PlanView): boolean =>
  !isFinished && current.isFullLengthTest && !doneToday;

/** The last finished set, whose explanations can be read again; null before the first. */
function explanations({ id, days: { lastFinishedDay }, doneToday }: PlanView): Way | null {
  const day = isTestDay(lastFinishedDay) ? lastFinishedDay - 1 : lastFinishedDay;
  if (day <= 0) return null;
  return {
    path: dailyResultPath(day, id, dailySubject(subjectOfDay(day))),
    label: doneToday && day === lastFinishedDay ? "Read today's explanations" : `Read day ${day}'s explanations`,
  };
}

/** The next best twenty minutes as the tile shows them. */
export function nextBestModel(view: PlanView, { parts: proposed, points }: OutlookData['next_best']): NextBestModel {
  const next = nextStep(view);
  const step = 'path' in next ? { way: next, later: null } : { way: null, later: next.text };
  if (isTestOpen(view))
    return { sentence: 'Today is your practice test. It tells us more than any 20 minutes.', ...step, parts: [] };
  const parts = joinedParts(proposed).map((part) => ({
    ...timePart(part),
    path: part.kind === 'unit' ? nodePath(view, view.current) : practiceWay(part.skill, part.kind),
  }));
  const [first] = parts;
  if (first === undefined) {
    const again = explanations(view);
    return {
      sentence:
        view.doneToday && again
          ? 'You’re done for today. The explanations are worth a second look.'
          : 'Your first set will show us what’s worth most.',
      ...(view.doneToday && again ? { way: again, later: null } : step),
      parts,
    };
  }
  return {
    sentence: worthSentence(points),
    way: proposed.some(({ kind }) => kind === 'unit')
      ? step.way
      : { path: first.path, label: `Start ${first.title[0]!.toLowerCase()}${first.title.slice(1)}` },
    later: null,
    parts,
  };
}
