// The running test and the preview are imported from their own files: neither pays for the other.
export { useOpenDiagnostic } from './hooks/use-open-diagnostic';
export { useRetake } from './hooks/use-retake';
export { useSessionReady } from './hooks/use-session-ready';
