import { LegalPage, PRIVACY_POLICY } from '../features/legal';

export default function PrivacyPolicy() {
  return <LegalPage text={PRIVACY_POLICY} />;
}
