import { Link } from 'react-router-dom';
import { Aivy, buttonClass } from '@aivy/web-ui';
import { routePath } from '../config/route-names';
import styles from '../core/page/page.module.css';

export default function NotFound() {
  return (
    <main id="main" className={styles.failure}>
      <Aivy pose="think" size={160} label="" />
      <h1>We can’t find that page</h1>
      <p>Check the address, or head back to the start page.</p>
      <Link className={buttonClass('primary')} to={routePath('LandingPage')}>
        Go to the start page
      </Link>
    </main>
  );
}
