export { ResultPage } from './components/result-page';
export { ReviewPage } from './components/review-page';
