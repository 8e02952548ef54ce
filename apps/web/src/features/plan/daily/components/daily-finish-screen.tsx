import { UNIT_POINTS } from '@aivy/contracts';
import { skillById, unitPoints } from '@aivy/exam';
import { TrendingUp } from 'lucide-react';
import { planApi } from '../../../../core/api/plan';
import { Celebration, type Fact } from '../../../../core/celebration/celebration';
import { pointsFact, streakFact, type Rewards } from '../../../../core/celebration/facts';
import { MasteryGrowth } from '../../../../core/celebration/mastery-growth';
import { routePath } from '../../../../config/route-names';
import { useArrivalFocus } from '../../../../lib/arrival-focus';
import { shortDate } from '../../dashboard/dates-text';
import type { OutlookData } from '../../dashboard/outlook-text';
import { startSentence } from '../../forecast/forecast-words';
import { finishedLine, isCheerful, type SetResult } from '../finish-lines';
import { useGain } from '../hooks/use-gain';
import { useHandIn } from '../hooks/use-hand-in';
import { stepAfterSet } from '../next-step';

const {
  useAchievementQuery,
  useGetDailyAnswersQuery,
  useGetDailyQuestionsQuery,
  useGetPlanQuery,
  useGetSmallestGoalQuery,
  useOutlookQuery,
} = planApi;

const WHY_POINTS = `You earn ${UNIT_POINTS.right} points for each right answer and ${UNIT_POINTS.finished} for finishing a set. You can spend them in AivyDaily.`;
const DASHBOARD = routePath('Dashboard');

const forecastFact = ({ score, score_low: low, score_high: high, by, start }: OutlookData['forecast']): Fact => ({
  icon: TrendingUp,
  value: String(score),
  label: `likely by ${shortDate(by)}`,
  why: `Our estimate of your score on ${shortDate(by)} if you keep practicing: likely ${low}–${high}. It moves with every set you finish. ${start ? startSentence(start) : ''}`.trimEnd(),
});

/** After a finished day: what it brought, and one next step. Figures that don't come are left out. */
export function DailyFinishScreen({
  day,
  rewards,
}: {
  day: number;
  /** Absent while it's on its way. */
  rewards: Rewards | undefined;
}) {
  const titleRef = useArrivalFocus();
  useHandIn();
  const plan = useGetPlanQuery();
  const planId = plan.data?.id ?? null;
  const isFinished = plan.data !== undefined && plan.data !== null && day <= plan.data.last_finished_day;
  const known = { skip: planId === null || !isFinished };
  const input = { plan_id: planId ?? '', day };
  const answers = useGetDailyAnswersQuery(input, known).data;
  const skill = useGetDailyQuestionsQuery(input, known).data?.skill ?? null;
  const streak = useAchievementQuery({ plan_id: input.plan_id }, known).data?.streak;
  const outlook = useOutlookQuery({ plan_id: input.plan_id }, known).data;
  const goal = useGetSmallestGoalQuery().data?.minutes;
  const gain = useGain(isFinished ? planId : null, day, skill);
  const result: SetResult | null = answers
    ? { right: answers.filter(({ correct }) => correct).length, of: answers.length }
    : null;
  const facts: Fact[] = [
    ...(result ? [pointsFact(unitPoints(result.right), rewards, WHY_POINTS)] : []),
    ...(streak && streak.days > 0 ? [streakFact(streak.days, goal)] : []),
    ...(outlook && result ? [forecastFact(outlook.forecast)] : []),
  ];
  const next = stepAfterSet(day, result, outlook);
  return (
    <Celebration
      title={`Day ${day} done!`}
      titleRef={titleRef}
      lead={finishedLine(result, skill === null ? null : skillById(skill).name)}
      pose={result && isCheerful(result) ? 'cheer' : 'pleased'}
      facts={facts}
      next={next}
      later={next.to === DASHBOARD ? null : { label: 'Done for today', to: DASHBOARD }}
    >
      <MasteryGrowth skill={skill} {...gain} />
    </Celebration>
  );
}
