import { preloadDisplayFont } from '@aivy/web-ui';
import { PrintedReport } from '../features/result';

export default function FullTestReport() {
  preloadDisplayFont();
  return (
    <main id="main" tabIndex={-1}>
      <PrintedReport />
    </main>
  );
}
