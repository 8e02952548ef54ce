import { LegalPage, USER_AGREEMENT } from '../features/legal';

export default function UserAgreement() {
  return <LegalPage text={USER_AGREEMENT} />;
}
