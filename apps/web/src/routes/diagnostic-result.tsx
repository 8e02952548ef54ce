import { preloadDisplayFont } from '@aivy/web-ui';
import { useRetake } from '../features/diagnostic';
import { TargetForm } from '../features/plan/target';
import { ResultPage } from '../features/result';
import { useReadingFace } from '../lib/reading-face';

export default function DiagnosticResult() {
  preloadDisplayFont();
  // The analysis of a question opens over this page and needs the face at once; the wizard itself does not wait for it.
  useReadingFace();
  return (
    <main id="main" tabIndex={-1}>
      <ResultPage retake={useRetake()} target={<TargetForm />} />
    </main>
  );
}
