import { preloadDisplayFont } from '@aivy/web-ui';
import { Suspense } from 'react';
import { DashboardPage } from '../features/plan/dashboard';
import { lazyPiece } from '../lib/lazy-piece';
import { LazyChat } from '../player/tutor/lazy-chat';

// A unit that was done without network may wait on this device; the page does not wait for it.
const HandInUnits = lazyPiece(
  async () => (await import('../features/plan/daily/components/hand-in-units')).HandInUnits,
);

export default function Dashboard() {
  preloadDisplayFont();
  return (
    <>
      <DashboardPage />
      <Suspense fallback={null}>
        <HandInUnits />
      </Suspense>
      <LazyChat question={null} />
    </>
  );
}
