import { Navigate } from 'react-router-dom';
import { Notice } from '../../../core/page/notice';
import { PageLoader } from '../../../core/page/page-loader';
import { useReadingFace } from '../../../lib/reading-face';
import { ElsewhereNotice, Submitting } from '../../../player';
import { useDiagnosticTest } from '../hooks/use-diagnostic-test';
import { useReturn } from '../hooks/use-return';
import { RunningDiagnostic } from './running-diagnostic';

/** The test page in diagnostic mode, or what stands in its way. */
export const DiagnosticScreen = () => (useReturn() ? <Submitting /> : <OpenDiagnostic />);

function OpenDiagnostic() {
  const view = useDiagnosticTest();
  const faceReady = useReadingFace();
  switch (view.kind) {
    case 'elsewhere':
      return <ElsewhereNotice onContinue={view.takeOver} />;
    case 'lead':
      return <Navigate replace to={view.to} />;
    case 'failed':
      return (
        <Notice title="The test could not be opened" text={view.message} action="Try again" onAction={view.again} />
      );
    case 'running':
      return faceReady ? <RunningDiagnostic /> : <PageLoader />;
    case 'looking':
      return <PageLoader />;
  }
}
