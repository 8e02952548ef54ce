export { ConfirmLetterPage } from './components/confirm-letter-page';
export { PlanSettings } from './components/plan-settings';
export { UnsubscribePage } from './components/unsubscribe-page';
