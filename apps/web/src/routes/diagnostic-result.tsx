import { ResultPage } from '../features/result';

export function DiagnosticResult() {
  return (
    <main id="main" tabIndex={-1}>
      <ResultPage />
    </main>
  );
}
