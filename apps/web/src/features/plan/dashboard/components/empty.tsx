import { Link } from 'react-router-dom';
import { buttonClass } from '@aivy/web-ui';
import { nextStep, type PlanView } from '../plan-view';
import styles from './tiles.module.css';

/** In place of a chart that has nothing to show yet: a sentence and one way on. */
export function Empty({ view, children }: { view: PlanView; children: string }) {
  const next = nextStep(view);
  return (
    <div className={styles.emptied}>
      <p>{children}</p>
      {'path' in next && (
        <Link to={next.path} className={buttonClass('outline')}>
          {next.label}
        </Link>
      )}
    </div>
  );
}
