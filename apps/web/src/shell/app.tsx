import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { lazyPiece } from '../lib/lazy-piece';
import { Router } from './router';
import { useAppSelector, type AppStore } from '../core/store';

// Nobody needs these before something has happened.
const SessionExpired = lazyPiece(async () => (await import('./session/session-expired')).SessionExpired);
const HandoverDialog = lazyPiece(async () => (await import('./session/handover-dialog')).HandoverDialog);
const AlertCenter = lazyPiece(async () => (await import('../core/alerts/alert-center')).AlertCenter);

function OnDemand() {
  const expired = useAppSelector((state) => state.session.expired);
  const asked = useAppSelector((state) => state.session.handover !== null);
  const hasAlerts = useAppSelector((state) => state.alerts.items.length > 0);
  return (
    <>
      <Suspense fallback={null}>{expired && <SessionExpired />}</Suspense>
      <Suspense fallback={null}>{asked && <HandoverDialog />}</Suspense>
      <Suspense fallback={null}>{hasAlerts && <AlertCenter />}</Suspense>
    </>
  );
}

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <Router />
        <OnDemand />
      </BrowserRouter>
    </Provider>
  );
}
