export { TestPage, type TestPageProps } from './components/test-page';
export { selectTest } from './selectors';
export { begun, finished, left, sectionEntered, sectionSized, timePassed } from './slice';
export { fromInProgress, toInProgress } from './snapshot';
export type { RunningTest, SectionName } from './types';
