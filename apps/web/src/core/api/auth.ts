import { authRoutes, type authCalls } from '@aivy/contracts';
import { PROFILE_KEY } from '../device/storage-keys';
import { serviceApi } from './api';
import { KEPT_TIMEOUT_MS, TIMEOUT_MS } from './base-query';

/** Nothing is shown before the profile is there. Where this device remembers none, a slow network has the usual time. */
function profileTimeoutMs(): number {
  try {
    return localStorage.getItem(PROFILE_KEY) ? KEPT_TIMEOUT_MS : TIMEOUT_MS;
  } catch {
    return TIMEOUT_MS;
  }
}

const ALERTS = { alerts: true } as const;

// Forms show a refusal beside the field it's about; the others leave it to an alert.
export const authApi = serviceApi<typeof authCalls>(authRoutes, {
  getUserInfo: {
    onUnauthorized: 'fail',
    // Asked at every call.
    get timeoutMs() {
      return profileTimeoutMs();
    },
  },
  // Any failed sign-in has one fixed text, shown by the form.
  signIn: { onUnauthorized: 'fail', whenBusy: 'caller' },
  requestResetPassword: ALERTS,
  updateProfile: ALERTS,
  setTimeFactor: ALERTS,
  exportAccount: ALERTS,
  listSessions: ALERTS,
  endSession: ALERTS,
  endSessions: ALERTS,
  showContact: ALERTS,
});
