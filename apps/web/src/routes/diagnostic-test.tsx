import { preloadReadingFont } from '@aivy/web-ui';
import { DiagnosticScreen } from '../features/diagnostic/components/diagnostic-screen';

export default function DiagnosticTest() {
  preloadReadingFont();
  return <DiagnosticScreen />;
}
