import { LegalPage, PRIVACY_POLICY } from '../features/legal';

export const PrivacyPolicy = () => <LegalPage text={PRIVACY_POLICY} />;
