export { useDiagnosticQuestionsQuery, usePrefetchQuestions } from './api';
export { Preview } from './components/preview';
export { handIn } from './hand-in';
export { useDiagnosticSaving } from './hooks/use-diagnostic-saving';
export { useOpenDiagnostic } from './hooks/use-open-diagnostic';
export { SECTIONS } from './sections';
