import { Suspense, type ReactNode } from 'react';
import { lazyPiece } from '../../lib/lazy-piece';
import { screenShown } from '../../lib/screen-shown';
import { Header } from '../header/header';
import { OfflineBar } from './offline-bar';
import styles from './layout.module.css';

// Below the fold of every page: fetched behind the screen, whose code would share the network with it.
const Footer = lazyPiece(async () => {
  await screenShown;
  return (await import('../footer/footer')).Footer;
});

/**
 * What surrounds a screen. `page` header and footer; `header` header only; `story` a transparent header that changes
 * with scrolling, and footer; `bare` nothing, for the test and its waiting screens.
 */
export type Chrome = 'page' | 'header' | 'story' | 'bare';

/** Every screen brings its own `<main id="main">`. */
export function Layout({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  if (chrome === 'bare') return children;
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header story={chrome === 'story'} />
      <OfflineBar />
      <div className={styles.body}>{children}</div>
      {chrome !== 'header' && (
        <Suspense fallback={null}>
          <Footer />
        </Suspense>
      )}
    </div>
  );
}
