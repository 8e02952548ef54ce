import { isDoneToday, isTestDay } from '@aivy/exam';
import type { Plan } from '@aivy/contracts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../../core/store';
import { routePath } from '../../../config/route-names';
import { resultPath } from '../../../config/test-paths';
import { Congratulations } from './congratulations';

/** The test day that was finished today. */
function testDayOf({ last_finished_day: day, last_finished_date: lastFinishedDate, today }: Plan): number | null {
  return day > 0 && isTestDay(day) && isDoneToday({ lastFinishedDay: day, lastFinishedDate }, today) ? day : null;
}

/** After the review of a full test: the way on of a student with a plan, and of one without. */
export function FinishScreen({ plan }: { /** Absent while it is not known. */ plan: Plan | null | undefined }) {
  const navigate = useNavigate();
  const name = useAppSelector((state) => state.session.username.split(' ')[0] ?? '');
  const testId = (useLocation().state as { testId?: string } | null)?.testId;
  return (
    <Congratulations
      name={name}
      finishedDay={plan ? testDayOf(plan) : null}
      onDashboard={plan ? () => void navigate(routePath('Dashboard')) : null}
      onTests={() => void navigate(routePath('FullTestPreview'))}
      onReport={testId === undefined ? null : () => void navigate(resultPath(testId))}
    />
  );
}
