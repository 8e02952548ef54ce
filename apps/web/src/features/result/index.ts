export { FullTestResultPage } from './components/full-test-result';
export { PrintedReport } from './components/printed-report';
export { ResultPage } from './components/result-page';
export { ReviewPage } from './components/review-page';
