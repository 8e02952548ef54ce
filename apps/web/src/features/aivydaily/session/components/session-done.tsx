import { POINTS_BY_TRY, type skillGrowth, type InputOf } from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import { Clock, LockOpen, Medal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { practiceMistakesPath, practicePath } from '../../../../config/aivydaily-paths';
import { routePath } from '../../../../config/route-names';
import { aivydailyApi } from '../../../../core/api/aivydaily';
import { planApi } from '../../../../core/api/plan';
import { Celebration, type Fact, type Way } from '../../../../core/celebration/celebration';
import { countText, pointsFact, streakFact, type Rewards } from '../../../../core/celebration/facts';
import { CHEER_FROM, missedLabel } from '../../../../core/celebration/lines';
import { MasteryGrowth } from '../../../../core/celebration/mastery-growth';
import { useUntilCurrent } from '../../../../core/celebration/use-until-current';
import { BADGES } from '../../badges';
import { doneToday, oneMore } from '../../home/open-mission';
import { useNextUnlock, type Unlock } from '../../use-next-unlock';
import type { ListedQuestion } from '../practice-session';
import { countsOf, missionLine, type QuestionCounts, type SessionStatistics } from '../statistics';
import styles from './session-done.module.css';

const { useGetDailyHistoryQuery, useGetRewardsQuery } = aivydailyApi;
const { useFocusAreasQuery, useGetSmallestGoalQuery, useSkillGrowthQuery } = planApi;

interface SessionDoneProps {
  conversationId: number;
  /** Null while it isn't known. */
  skill: number | null;
  statistics: SessionStatistics;
  questions: readonly ListedQuestion[];
  /** Earned in this session; null while it is on its way. */
  points: number | null;
  /** When it began: badges from then on are new. */
  since: number | null;
}

const WHY_POINTS = `A right answer earns ${POINTS_BY_TRY.join(', ')} points on the first, second, or third attempt.`;
const HOME: Way = { label: 'Done for today', to: routePath('AivyDaily'), state: { stay: true } };

/** After the fifth question: what the mission brought, and one next step. */
export function SessionDone({ conversationId, skill, statistics, questions, points, since }: SessionDoneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const counts = countsOf(questions);
  const { data: rewards } = useGetRewardsQuery();
  const goal = useGetSmallestGoalQuery().data?.minutes;
  const unlock = useNextUnlock(rewards);
  const next = useOneMore(skill);
  return (
    <Celebration
      title="Mission complete!"
      titleRef={title}
      lead={missionLine(counts)}
      pose={statistics.accuracy >= 100 * CHEER_FROM ? 'cheer' : 'pleased'}
      facts={[
        ...(points === null ? [] : [pointsFact(points, rewards, WHY_POINTS)]),
        ...(rewards && rewards.streak.days > 0 ? [streakFact(rewards.streak.days, goal)] : []),
        unlock && rewards ? unlockFact(unlock, rewards) : timeFact(statistics),
      ]}
      next={nextOf(conversationId, counts, next)}
      later={HOME}
    >
      {skill !== null && since !== null ? <Grown skill={skill} since={since} answered={statistics.answered} /> : null}
      <NewBadges rewards={rewards} since={since} />
    </Celebration>
  );
}

/** The topic that AivyDaily's home offers after this one, too. */
function useOneMore(skill: number | null): number | null {
  const { data: areas } = useFocusAreasQuery();
  const { data: missions = [] } = useGetDailyHistoryQuery({});
  if (skill === null) return null;
  return oneMore(areas?.[skillById(skill).subject] ?? [], [skill, ...doneToday(missions, Date.now())]) ?? skill;
}

/** What was missed comes first, then one more topic. */
function nextOf(conversationId: number, { later, missed }: QuestionCounts, topic: number | null): Way {
  const again = later + missed;
  if (again > 0)
    return {
      label: missedLabel(again),
      to: practiceMistakesPath(conversationId),
    };
  return topic === null
    ? { label: 'Pick your next topic', to: HOME.to, state: HOME.state }
    : { label: `Practice ${skillById(topic).name}`, to: practicePath(topic) };
}

const unlockFact = ({ cost, name }: Unlock, { points_left: left }: Rewards): Fact => ({
  icon: LockOpen,
  value: countText(cost - left),
  label: `points to ${name}`,
  why: `You have ${countText(left)} points. ${countText(cost)} unlock ${name}.`,
});

const timeFact = ({ minutes }: SessionStatistics): Fact => ({
  icon: Clock,
  value: `${minutes} min`,
  label: 'on this mission',
  why: 'From your first question to your last answer.',
});

function Grown(asked: InputOf<typeof skillGrowth>) {
  const { skill } = asked;
  const query = useSkillGrowthQuery(asked, { refetchOnMountOrArgChange: true });
  const isPending = useUntilCurrent(true, query);
  const { before = null, now = null, since_diagnostic: sinceDiagnostic = null } = query.data ?? {};
  return (
    <MasteryGrowth
      skill={skill}
      isPending={isPending}
      mastery={before === null || now === null ? null : { before, now, sinceDiagnostic }}
    />
  );
}

/** The badges of this session. Where they can't be loaded the page does without. */
function NewBadges({ rewards, since }: { rewards: Rewards | undefined; since: number | null }) {
  const fresh = rewards?.badges.filter(({ earned_at: at }) => at !== null && since !== null && at >= since) ?? [];
  if (fresh.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label="New badges">
      {fresh.map(({ name }) => (
        <li key={name}>
          <Medal size={20} aria-hidden="true" />
          New badge: {BADGES[name].label}
        </li>
      ))}
    </ul>
  );
}
