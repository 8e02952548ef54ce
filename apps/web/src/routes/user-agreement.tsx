import { LegalPage, USER_AGREEMENT } from '../features/legal';

export const UserAgreement = () => <LegalPage text={USER_AGREEMENT} />;
