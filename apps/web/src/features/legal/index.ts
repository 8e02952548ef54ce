export { LegalPage } from './components/legal-page';
export { PRIVACY_POLICY } from './texts/privacy-policy';
export { USER_AGREEMENT } from './texts/user-agreement';
