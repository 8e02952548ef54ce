import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { Notice } from '../../../../core/page/notice';
import { resultOf, startOf } from '../day-names';
import type { DayStart } from '../hooks/use-day-start';
import { TARGET_PATH } from '../../../../config/target-path';

type Closed = Exclude<DayStart, { kind: 'looking' | 'ready' | 'waiting' }>;

interface Told {
  title: string;
  text: string;
  action: string;
  to: string;
}

const DASHBOARD = { action: 'Go to your dashboard', to: routePath('Dashboard') };

/** What is said of a day that cannot be begun, and where it leads. */
function toldOf(state: Exclude<Closed, { kind: 'failed' }>, planId: string, day: number): Told {
  switch (state.kind) {
    case 'locked':
      return {
        title: `Day ${day} is still locked`,
        text: `You’re on day ${state.current}. Each day opens after the one before it.`,
        action: `Go to day ${state.current}`,
        to: startOf(planId, state.current),
      };
    case 'done-today':
      return {
        title: 'Today is done',
        text: `Day ${day} opens tomorrow. One set a day is what sticks.`,
        ...(state.finished > 0
          ? { action: `See the result of day ${state.finished}`, to: resultOf(planId, state.finished) }
          : DASHBOARD),
      };
    case 'finished':
      return {
        title: `Day ${day} is done`,
        text: 'You finished this set. You can come back to its questions and explanations anytime.',
        action: 'See your result',
        to: resultOf(planId, day),
      };
    case 'test-day':
      return {
        title: `Day ${day} is a practice test`,
        text: state.finished
          ? 'You finished this day with a full test. Its report is with your tests.'
          : 'Every 15th day is a full test: Reading and Writing, then Math. It takes about two hours.',
        action: state.finished ? 'See your tests' : 'Go to the full test',
        to: routePath('FullTestPreview'),
      };
    case 'plan-finished':
      return {
        title: 'You finished the whole plan!',
        text: 'There’s no set today. Pick a new target, and your next set opens.',
        action: 'Set a new target',
        to: TARGET_PATH,
      };
    case 'no-plan':
      return {
        title: 'You have no plan yet',
        text: 'Set your target score first. Then we’ll plan your daily sets.',
        action: 'Set your target',
        to: TARGET_PATH,
      };
    case 'missing':
      return {
        title: 'We can’t find that day',
        text: 'It isn’t part of your plan. All your sets are on your dashboard.',
        ...DASHBOARD,
      };
  }
}

/** A day that cannot be begun: why, and what to do instead. */
export function ClosedDay({ state, planId, day }: { state: Closed; planId: string; day: number }) {
  const navigate = useNavigate();
  if (state.kind === 'failed')
    return (
      <Notice
        title="We couldn’t open your set"
        text={`${state.message} Your answers are saved.`}
        action="Try again"
        onAction={state.again}
      />
    );
  const { to, ...told } = toldOf(state, planId, day);
  return <Notice {...told} onAction={() => void navigate(to)} />;
}
