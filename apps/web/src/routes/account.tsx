import { preloadDisplayFont } from '@aivy/web-ui';
import { AccountSettings } from '../features/account';
import { forgetDevice } from '../features/full-test/device/device';
import { forgetAccount } from '../core/device/known-accounts';
import { clearLocalDiagnostic } from '../core/device/local-diagnostic';
import { attemptKey, forgetReview } from '../core/device/review-seen';

/** Every feature that keeps something on the device lets go of it here. */
const forgetUser = async (userId: string): Promise<void> => {
  clearLocalDiagnostic(userId);
  forgetReview(attemptKey(userId, ''));
  forgetAccount(userId);
  await forgetDevice(userId);
};

export default function Account() {
  preloadDisplayFont();
  return <AccountSettings onDeleted={forgetUser} />;
}
