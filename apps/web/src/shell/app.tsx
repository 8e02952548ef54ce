import { Suspense, useEffect } from 'react';
import { Provider } from 'react-redux';
import { lazyPiece } from '../lib/lazy-piece';
import { Router } from './router';
import { useAppSelector, type AppStore } from '../core/store';
import { screenShown } from '../lib/screen-shown';
import { useKeptPage } from '../player/saving/use-kept-page';

// Nobody needs these before something has happened.
const SessionExpired = lazyPiece(async () => (await import('./session/session-expired')).SessionExpired);
const TransferDialog = lazyPiece(async () => (await import('./session/transfer-dialog')).TransferDialog);
const AlertCenter = lazyPiece(async () => (await import('../core/alerts/alert-center')).AlertCenter);

function OnDemand() {
  const userId = useAppSelector((state) => state.session.userId);
  useEffect(() => {
    const own = screenShown
      .then(() => import('../core/session/own-device'))
      .then(({ ownDevice }) => ownDevice(userId))
      // Done by the next start.
      .catch(() => undefined);
    return () => void own.then((stop) => stop?.());
  }, [userId]);
  // A student's app starts offline; a visitor's device keeps nothing of it.
  useKeptPage(useAppSelector((state) => state.session.isLoggedIn));
  const expired = useAppSelector((state) => state.session.expired);
  const asked = useAppSelector((state) => state.session.transfer !== null);
  const hasAlerts = useAppSelector((state) => state.alerts.items.length > 0);
  return (
    <>
      <Suspense fallback={null}>{expired && <SessionExpired />}</Suspense>
      <Suspense fallback={null}>{asked && <TransferDialog />}</Suspense>
      <Suspense fallback={null}>{hasAlerts && <AlertCenter />}</Suspense>
    </>
  );
}

/** @param store of this page; the address comes from the router around it */
export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <Router />
      <OnDemand />
    </Provider>
  );
}
