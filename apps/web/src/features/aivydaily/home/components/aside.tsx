import styles from '../daily-home.module.css';
import { PastMissions } from './past-missions';
import type { PointsGoalProps } from './points-goal';
import { RewardsPanel } from './rewards';
import { ScoreNow } from './score-now';

/** Streak, points, score and earlier missions, next to the topics. */
export const Aside = ({ practiceTest }: Pick<PointsGoalProps, 'practiceTest'>) => (
  <aside className={styles.side} aria-label="Streak and rewards">
    <RewardsPanel practiceTest={practiceTest} />
    <ScoreNow />
    <PastMissions />
  </aside>
);
