export { useDiagnosticQuestionsQuery, usePrefetchQuestions } from './api';
export { Preview } from './components/preview';
export { handIn } from './hand-in';
export { useDiagnosticSaving } from './hooks/use-diagnostic-saving';
export { useOpenDiagnostic } from './hooks/use-open-diagnostic';
export { useSessionReady } from './hooks/use-session-ready';
export { SECTIONS } from './sections';
