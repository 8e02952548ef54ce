import { Link } from 'react-router-dom';
import { buttonClass } from '@aivy/web-ui';
import { routePath } from '../../../../config/route-names';
import styles from './tiles.module.css';

/** In place of a chart of growth that has nothing to show yet: a sentence, and what growth is measured from. */
export function Empty({ children }: { children: string }) {
  return (
    <div className={styles.emptied}>
      <p>{children}</p>
      <Link to={routePath('DiagnosticResultContent')} className={buttonClass('outline')}>
        See your diagnostic report
      </Link>
    </div>
  );
}
