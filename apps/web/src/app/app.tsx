import { lazy, Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AlertCenter } from './alerts/alert-center';
import { Router } from './router';
import { useAppSelector, type AppStore } from './store';

// Nobody needs it before a session has ended.
const SessionExpired = lazy(async () => ({ default: (await import('./session/session-expired')).SessionExpired }));

function ExpiredGate() {
  const expired = useAppSelector((state) => state.session.expired);
  return expired ? <Suspense fallback={null}><SessionExpired /></Suspense> : null;
}

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <BrowserRouter>
        <Router />
        <ExpiredGate />
        <AlertCenter />
      </BrowserRouter>
    </Provider>
  );
}
