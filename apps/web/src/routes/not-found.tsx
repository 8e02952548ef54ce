import { Link } from 'react-router-dom';
import { Aivy, buttonClass } from '@aivy/web-ui';
import { routePath } from '../config/route-names';
import styles from '../core/page/page.module.css';

export default function NotFound() {
  return (
    <main id="main" className={styles.failure}>
      <Aivy pose="think" size={160} label="" />
      <h1>There is no page here</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <Link className={buttonClass('primary')} to={routePath('LandingPage')}>
        Go to the start page
      </Link>
    </main>
  );
}
