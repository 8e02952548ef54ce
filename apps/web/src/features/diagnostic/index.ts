export { useDiagnosticQuestionsQuery, usePrefetchQuestions } from './api';
export { Notice } from './components/notice';
export { Preview } from './components/preview';
export { handIn } from './hand-in';
export { useDiagnosticSaving } from './hooks/use-diagnostic-saving';
export { useOpenDiagnostic } from './hooks/use-open-diagnostic';
export { useSingleTab } from './hooks/use-single-tab';
export { SECTIONS } from './sections';
