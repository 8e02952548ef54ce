import { preloadDisplayFont } from '@aivy/web-ui';
import { AccountSettings } from '../features/account';
import { forgetDevice } from '../features/full-test';
import { clearLocalDiagnostic } from '../lib/local-diagnostic';

/** Every feature that keeps something on the device lets go of it here. */
const forgetUser = async (userId: string): Promise<void> => {
  clearLocalDiagnostic();
  await forgetDevice(userId);
};

export function Account() {
  preloadDisplayFont();
  return <AccountSettings onDeleted={forgetUser} />;
}
