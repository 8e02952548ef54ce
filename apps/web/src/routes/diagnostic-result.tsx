import { preloadDisplayFont, preloadReadingFont } from '@aivy/web-ui';
import { ResultPage } from '../features/result';

export function DiagnosticResult() {
  preloadDisplayFont();
  // The analysis of a question opens over this page; its face must be there before it is drawn.
  preloadReadingFont();
  return (
    <main id="main" tabIndex={-1}>
      <ResultPage />
    </main>
  );
}
