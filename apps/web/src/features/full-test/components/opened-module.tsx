import { Notice } from '../../../core/page/notice';
import { PageLoader } from '../../../core/page/page-loader';
import { useReadingFace } from '../../../lib/reading-face';
import { useOpenedModule, type ModuleView } from '../hooks/use-opened-module';
import { RunningModule } from './running-module';

/** A module from its opening on; waits for the reading face so that nothing shifts. */
export function OpenedModule({ testId, view }: { testId: string; view: ModuleView }) {
  const faceReady = useReadingFace();
  const opened = useOpenedModule(testId, view);
  if (opened?.kind === 'failed')
    return (
      <Notice
        title="The module could not be opened"
        text={`${opened.message}. Your answers are kept; please try again.`}
        action="Try again"
        onAction={view.again}
      />
    );
  if (!opened || !faceReady) return <PageLoader />;
  return <RunningModule testId={testId} view={view} start={opened.start} />;
}
