import { Navigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { sessionPath } from '../../../config/aivydaily-paths';
import { useAlertsAtHand } from '../../../core/alerts/use-alerts-at-hand';
import { useAppSelector } from '../../../core/store';
import { SessionScreen } from './components/session-screen';
import { restoreSession } from './kept-session';

/** The session of an address; while this device keeps another one that is open, that one. */
export function PracticeSession({ id }: { id: number }) {
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  useAlertsAtHand();
  const kept = restoreSession(userId, Date.now());
  if (!Number.isInteger(id) || id < 1) return <Navigate to={routePath('AivyDaily')} replace />;
  if (kept?.active && !kept.completed && kept.conversationId !== null && kept.conversationId !== id)
    return <Navigate to={sessionPath(kept.conversationId)} replace />;
  return <SessionScreen conversationId={id} />;
}
