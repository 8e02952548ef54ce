import { readToken } from '../../../core/session/auth-cookie';
import { useAppSelector } from '../../../core/store';

/** Is it known who is here? The route guard fetches the profile; until then nobody's test may be opened. */
export const useSessionReady = (): boolean =>
  useAppSelector(
    ({ session }) =>
      session.isLoggedIn || !((session.profile === 'unknown' || session.profile === 'loading') && readToken() !== null),
  );
