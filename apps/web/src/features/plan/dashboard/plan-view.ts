import type { Plan } from '@aivy/contracts';
import {
  dashboardDay,
  isComeback,
  isDoneToday,
  isFirstWeek,
  isPlanFinished,
  roadOf,
  type LocalDate,
  type PlanDays,
  type PlanSpan,
  type RoadNode,
} from '@aivy/exam';
import { dailyResultPath, dailyStartPath, dailySubject } from '../../../config/daily-paths';
import { routePath } from '../../../config/route-names';
import { stepPath } from '../../../config/test-paths';

/** A plan as the dashboard sees it. */
export interface PlanView {
  id: string;
  days: PlanDays & PlanSpan;
  today: LocalDate;
  /** When the plan began. */
  beginDate: LocalDate;
  /** All days of the plan are done. */
  isFinished: boolean;
  /** When the time of the plan ran out with days left to do; null while it runs, and when all are done. */
  endedOn: LocalDate | null;
  doneToday: boolean;
  isFirstWeek: boolean;
  /** The day that the dashboard is about. */
  day: number;
  road: RoadNode[];
  /** Where the student stands: the day that is open or was done today, and the last one of a finished plan. */
  current: RoadNode;
}

export function planView(plan: Plan): PlanView {
  const days = {
    lastFinishedDay: plan.last_finished_day,
    lastFinishedDate: plan.last_finished_date,
    startDay: plan.start_day,
    duration: plan.duration,
  };
  const isFinished = isPlanFinished(days);
  // Whose plan is done stays at its last day, whatever the date.
  const seenOn = isFinished && days.lastFinishedDate !== null ? days.lastFinishedDate : plan.today;
  const seen = roadOf(days, seenOn);
  const here = seen.findIndex(({ status }) => status === 'current');
  const road = isFinished ? seen.with(here, { ...seen[here]!, status: 'done', doneToday: false }) : seen;
  return {
    id: plan.id,
    days,
    today: plan.today,
    beginDate: plan.begin_date,
    isFinished,
    endedOn: !isFinished && plan.today > plan.ends_on ? plan.ends_on : null,
    doneToday: isDoneToday(days, plan.today),
    isFirstWeek: isFirstWeek(plan.begin_date, plan.today),
    day: dashboardDay(days, seenOn),
    road,
    current: road[here]!,
  };
}

/** Is the student back after missed days, with a set to do in the plan's time? @param streakDays undefined while they aren't known */
export const isBack = (
  { days, isFinished, endedOn, doneToday, today }: PlanView,
  streakDays: number | undefined,
): boolean =>
  !isFinished && endedOn === null && !doneToday && streakDays !== undefined && isComeback(days, streakDays, today);

/** The form for a new target. */
export const TARGET_FORM = stepPath(routePath('DiagnosticResultContent'), 7);

/** Where a node leads: to its start, or to its result once it's finished. */
export function nodePath({ id }: Pick<PlanView, 'id'>, node: RoadNode): string {
  const subject = dailySubject(node.subject);
  if (node.status === 'done' || node.doneToday) return dailyResultPath(node.day, id, subject);
  return node.isFullLengthTest ? routePath('FullTestPreview') : dailyStartPath(node.day, id, subject);
}

/** The one thing to do next: a way on, or a sentence on what opens when. */
export type NextStep = { path: string; label: string } | { text: string };

export function nextStep(view: PlanView): NextStep {
  if (view.isFinished) return { path: TARGET_FORM, label: 'Set a new target' };
  if (view.doneToday) {
    const next = view.road[view.current.place];
    return { text: next ? `${next.title} opens tomorrow.` : 'The next journey opens tomorrow.' };
  }
  return {
    path: nodePath(view, view.current),
    label: view.current.isFullLengthTest ? 'Open the practice test' : 'Start today’s set',
  };
}
