export { ResultPage as DiagnosticResult } from '../features/result';
