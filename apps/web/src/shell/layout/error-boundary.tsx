import { Component, Suspense, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '@aivy/web-ui';
import { lazyPiece } from '../../lib/lazy-piece';
import styles from '../../core/page/page.module.css';

// Drawn where it can be fetched: no other page of a test pays for it.
const SorryFigure = lazyPiece(async () => (await import('../../core/page/sorry-figure')).SorryFigure);

/** A screen that fails must not take the page with it; a stale chunk after a release is cured by reloading. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A screen failed', error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const isOffline = !navigator.onLine;
    return (
      <main className={styles.failure}>
        <Suspense fallback={null}>
          <SorryFigure />
        </Suspense>
        <h1>{isOffline ? 'This page needs a connection' : "We couldn't show this page"}</h1>
        <p>
          Your answers are saved. {isOffline ? "Try again when you're back online." : 'Reload the page to continue.'}
        </p>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </main>
    );
  }
}
