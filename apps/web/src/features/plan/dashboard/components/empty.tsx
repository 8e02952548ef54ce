import { Link } from 'react-router-dom';
import { buttonClass } from '@aivy/web-ui';
import { nextStep, nodePath, type PlanView } from '../plan-view';
import styles from './tiles.module.css';

/** In place of a chart that has nothing to show yet: a sentence and one way on. */
export function Empty({ view, children }: { view: PlanView; children: string }) {
  const next = nextStep(view);
  // Until tomorrow there is nothing to begin.
  const way = 'path' in next ? next : { path: nodePath(view, view.current), label: "See today's result" };
  return (
    <div className={styles.emptied}>
      <p>{children}</p>
      <Link to={way.path} className={buttonClass('outline')}>
        {way.label}
      </Link>
    </div>
  );
}
