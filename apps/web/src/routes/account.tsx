import { preloadDisplayFont } from '@aivy/web-ui';
import { AccountSettings } from '../features/account';

export function Account() {
  preloadDisplayFont();
  return <AccountSettings />;
}
