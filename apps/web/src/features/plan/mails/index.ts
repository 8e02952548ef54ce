export { ConfirmLetterPage } from './components/confirm-letter-page';
export { PlanFacts, TargetLink } from './components/plan-facts';
export { PlanSettings } from './components/plan-settings';
export { UnsubscribePage } from './components/unsubscribe-page';
