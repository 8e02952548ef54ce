export { AccountPage } from './components/account-page';
export { AccountSettings } from './components/account-settings';
export { NewPasswordForm } from './components/new-password-form';
export { RequestResetForm } from './components/request-reset-form';
export { ProductCards } from './components/product-cards';
export { SignInForm } from './components/sign-in-form';
export { SignUpForm } from './components/sign-up-form';
