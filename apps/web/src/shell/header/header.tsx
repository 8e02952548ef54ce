import { Suspense, useEffect } from 'react';
import { cx, LeafMark } from '@aivy/web-ui';
import { lazyPiece } from '../../lib/lazy-piece';
import { resetStores } from '../../core/reset-stores';
import { readToken } from '../../core/session/auth-cookie';
import { useStageHome } from './use-stage-home';
import { useAppDispatch, useAppSelector } from '../../core/store';
import { useScrollStage } from './use-scroll-stage';
import { VisitorActions } from './visitor-actions';
import styles from './header.module.css';

// Visitors need neither.
const MainNav = lazyPiece(async () => (await import('./main-nav')).MainNav);
const UserActions = lazyPiece(async () => (await import('./user-actions')).UserActions);

/** @param story lies over the hero's sky until the page is scrolled, and offers the sections of the landing page. */
export function Header({ story = false }: { story?: boolean }) {
  const dispatch = useAppDispatch();
  const { isLoggedIn, profile } = useAppSelector((state) => state.session);
  // Whoever has a session is no visitor while the profile is on its way.
  const mayBeStudent = !isLoggedIn && (profile === 'unknown' || profile === 'loading') && readToken() !== null;
  const goHome = useStageHome();
  const stage = useScrollStage(story);
  useEffect(() => {
    // A cookie that has gone while the state says logged in: the state is stale.
    if (isLoggedIn && !readToken()) dispatch(resetStores());
  }, [dispatch, isLoggedIn]);
  return (
    <header
      className={cx(
        styles.header,
        isLoggedIn && styles.withNav,
        story && styles.story,
        stage !== 'top' && styles.scrolled,
      )}
    >
      <div className={styles.inner}>
        <button type="button" className={styles.logo} onClick={() => void goHome()} aria-label="Aivy, home">
          <LeafMark />
          Aivy
        </button>
        {isLoggedIn && (
          <Suspense fallback={<span className={styles.main} />}>
            <MainNav />
          </Suspense>
        )}
        {story && !isLoggedIn && (
          <nav className={styles.nav} aria-label="On this page">
            <a href="#path">AivyPath</a>
            <a href="#daily">AivyDaily</a>
            <a href="#benefits">How it works</a>
          </nav>
        )}
        <span className={styles.space} />
        {isLoggedIn && (
          <Suspense fallback={null}>
            <UserActions />
          </Suspense>
        )}
        {!isLoggedIn && !mayBeStudent && <VisitorActions promoted={stage === 'past-hero'} />}
      </div>
    </header>
  );
}
