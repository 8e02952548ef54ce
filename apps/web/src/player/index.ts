export { useLeaveGuard } from './gesture/use-leave-guard';
export { annotationsLoaded, selectAnnotations, selectAnnotationsRevision } from './annotate/annotations-slice';
export { TestPage } from './components/test-page';
export { selectTest } from './selectors';
export type { HandInTexts } from './components/submit-dialog';
export { begun, finished, left, sectionEntered, sectionSized } from './slice';
export type { TestLimit } from './time';
export { fromInProgress, toInProgress } from './snapshot';
export type { RunningTest, SectionName, SectionRecord } from './types';
