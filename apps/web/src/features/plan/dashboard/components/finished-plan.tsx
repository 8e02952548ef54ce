import { PRODUCTS } from '@aivy/contracts';
import { doneSince, scoreChange } from '@aivy/exam';
import { Button, buttonClass } from '@aivy/web-ui';
import { Link } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { useAddProduct } from '../../../../core/session/use-add-product';
import { CHANGE_WORDS, signed } from '../chance';
import type { DashboardQueries } from '../hooks/use-dashboard-queries';
import { ownGains } from '../improvements-model';
import { TARGET_FORM, type PlanView } from '../plan-view';
import type { ScorePathData } from '../score-path-model';
import styles from './finished-plan.module.css';
import { Tile } from './tile';

/** How the last test compares with the target. */
export function targetSentence({
  score_path: path,
  target_score: target,
}: Pick<ScorePathData, 'score_path' | 'target_score'>): string {
  const last = path.at(-1);
  // Before the first test nobody knows.
  if (last?.kind !== 'full-test') return 'Pick a new target, or keep your skills fresh.';
  const { score } = last;
  if (score > target) return `You passed your target by ${score - target}. Pick a new one, or keep your skills fresh.`;
  if (score === target) return 'You reached your target. Pick a new one, or keep your skills fresh.';
  return `You’re ${target - score} SAT points from your target. A new plan gets you closer.`;
}

/** In place of today's set once all days are done: what the plan brought, and three ways on. */
export function FinishedPlan({ view, queries }: { view: PlanView; queries: DashboardQueries }) {
  const { open, isPending } = useAddProduct();
  const { sets, tests } = doneSince(view.days);
  const scores = queries.scorePath.data;
  const [first, last] = [scores?.score_path[0], scores?.score_path.at(-1)];
  const gains = queries.progress.data ? ownGains(queries.progress.data).cumulative_progress : {};
  const grown = Object.values(gains).filter((points) => points >= 1).length;
  return (
    <Tile large title="What’s next?">
      {scores ? <p className={styles.lead}>{targetSentence(scores)}</p> : null}
      <ul className={styles.facts}>
        {first && last && first !== last ? (
          <li>
            <b>{signed(last.score - first.score)}</b>
            SAT points since your diagnostic.{' '}
            {last.growth_since_first == null ? '' : `${CHANGE_WORDS[scoreChange(last.growth_since_first)]}.`}
          </li>
        ) : null}
        <li>
          <b>{sets}</b>
          sets and {tests} practice {tests === 1 ? 'test' : 'tests'} finished
        </li>
        {grown > 0 ? (
          <li>
            <b>{grown}</b>
            {grown === 1 ? 'topic that grew' : 'topics that grew'} since your diagnostic
          </li>
        ) : null}
      </ul>
      <div className={styles.ways}>
        <Link to={TARGET_FORM} className={buttonClass('primary')}>
          Set a new target
        </Link>
        <Link to={routePath('FullTestPreview')} className={buttonClass('outline')}>
          Take another practice test
        </Link>
        <Button variant="ghost" pendingLabel={isPending ? 'Opening…' : undefined} onClick={() => open('daily')}>
          Practice in {PRODUCTS.daily.name}
        </Button>
      </div>
    </Tile>
  );
}
