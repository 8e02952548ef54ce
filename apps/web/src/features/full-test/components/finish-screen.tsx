import { isDoneToday, isTestDay, JOURNEY_DAYS } from '@aivy/exam';
import type { Plan } from '@aivy/contracts';
import { CalendarCheck, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { resultPath, workbenchPath } from '../../../config/test-paths';
import { Celebration, type Fact, type Way } from '../../../core/celebration/celebration';
import { useArrivalFocus } from '../../../lib/arrival-focus';

/** The test day that was finished today. */
function testDayOf({ last_finished_day: day, last_finished_date: lastFinishedDate, today }: Plan): number | null {
  return day > 0 && isTestDay(day) && isDoneToday({ lastFinishedDay: day, lastFinishedDate }, today) ? day : null;
}

const daysFact = (day: number): Fact => ({
  icon: CalendarCheck,
  value: String(day),
  label: 'days finished',
  why: `The practice test finishes day ${day} of your plan.`,
});

/** How many topics the next journey is about. */
function focusFact(day: number, { math_weak: math, english_weak: english }: Plan): Fact {
  const areas = (JSON.parse(math) as unknown[]).length + (JSON.parse(english) as unknown[]).length;
  const days = `days ${day + 1}–${day + JOURNEY_DAYS}`;
  return {
    icon: Target,
    value: String(areas),
    label: `focus areas for ${days}`,
    why: `We look at every answer after a practice test, and pick the topics worth most to you for ${days}.`,
  };
}

export interface FinishScreenProps {
  /** Absent while it is not known. */
  plan: Plan | null | undefined;
  /** The streak, where there is one. */
  streak: Fact | null;
  /** What the score says about growth; null where it isn't known. */
  children: ReactNode;
}

/** After a practice test and its review: what it brought, and one next step. */
export function FinishScreen({ plan, streak, children }: FinishScreenProps) {
  const titleRef = useArrivalFocus();
  const testId = (useLocation().state as { testId?: string } | null)?.testId;
  const day = plan ? testDayOf(plan) : null;
  const tests: Way = { label: 'See all your tests', to: routePath('FullTestPreview') };
  const home: Way = plan ? { label: 'Back to dashboard', to: routePath('Dashboard') } : tests;
  const review: Way | null =
    testId === undefined
      ? null
      : plan
        ? { label: 'Review your biggest point losses', to: workbenchPath(testId) }
        : { label: 'See your report', to: resultPath(testId) };
  return (
    <Celebration
      title="Practice test done"
      titleRef={titleRef}
      lead="Two hours of focus. That's real training for test day."
      pose="cheer"
      facts={[
        ...(day === null ? [] : [daysFact(day)]),
        ...(streak ? [streak] : []),
        ...(day === null || !plan ? [] : [focusFact(day, plan)]),
      ]}
      next={review ?? home}
      later={review ? home : null}
    >
      {children}
    </Celebration>
  );
}
