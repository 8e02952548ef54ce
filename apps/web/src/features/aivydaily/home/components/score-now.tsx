import { PLANNED_STAGE, PRODUCTS } from '@aivy/contracts';
import { Link } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { TARGET_PATH } from '../../../../config/target-path';
import { useProducts } from '../../../../core/session/use-products';
import { useAppSelector } from '../../../../core/store';
import { aivydailyApi } from '../../../../core/api/aivydaily';
import styles from './rewards.module.css';

const { useGetWeaknessQuery } = aivydailyApi;

/** What the record says of the sections, as the specification spells it. */
interface SectionScores {
  english_score: number;
  math_score: number;
}

/** The score so far, and where a target and a forecast are. With a plan the dashboard has all three. */
export function ScoreNow() {
  const { data } = useGetWeaknessQuery();
  const { path } = useProducts();
  const hasPlan = useAppSelector((state) => state.session.userStage >= PLANNED_STAGE);
  if (hasPlan || !data) return null;
  const { english_score: english, math_score: math } = JSON.parse(data.detail_report) as SectionScores;
  return (
    <section aria-labelledby="score">
      <h2 id="score">Your score</h2>
      <p className={styles.goal}>
        <b>{english + math}</b>
        <span>of 1600</span>
      </p>
      <p className={styles.small}>
        From your latest test. <Link to={routePath('DiagnosticResultContent')}>See your report</Link>
      </p>
      <p className={styles.small}>
        {path === 'week' || path === 'open' ? (
          <>
            Want a forecast? <Link to={TARGET_PATH}>Set a target</Link>
          </>
        ) : (
          <>
            A target and a forecast come with {PRODUCTS.path.name}.{' '}
            <Link to={routePath('AccountPage')}>{path === 'none' ? `Add ${PRODUCTS.path.name}` : 'Choose a plan'}</Link>
          </>
        )}
      </p>
    </section>
  );
}
