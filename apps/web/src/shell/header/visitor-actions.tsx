import { Link } from 'react-router-dom';
import { ChevronDown } from 'lucide-react';
import { Button, buttonClass } from '@aivy/web-ui';
import { routePath } from '../../config/route-names';
import { LazyMenu } from './lazy-menu';
import styles from './header.module.css';

const load = async () => (await import('./trial-menu')).TrialMenu;

/** @param promoted the hero's own trial button is out of sight, so this one takes its place. */
export function VisitorActions({ promoted }: { promoted: boolean }) {
  return (
    <div className={styles.actions}>
      <LazyMenu
        load={load}
        trigger={
          <Button variant={promoted ? 'primary' : 'ghost'} className={styles.trial}>
            <span className={styles.wide}>Start a free trial</span>
            <span className={styles.narrow} aria-hidden>
              Free trial
            </span>{' '}
            <ChevronDown className={styles.chevron} size={18} strokeWidth={1.9} aria-hidden />
          </Button>
        }
      />
      <Link className={buttonClass('outline')} to={routePath('SignIn')}>
        Sign In
      </Link>
      <Link className={buttonClass('primary', 'medium', styles.mobileOnly)} to={routePath('SignUp')}>
        Sign Up
      </Link>
    </div>
  );
}
