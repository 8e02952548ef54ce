import { questionTexts } from '@aivy/web-math';
import { Notice } from '../../../core/page/notice';
import { PageLoader } from '../../../core/page/page-loader';
import { useReadingFace } from '../../../lib/reading-face';
import { useOpenedModule, type ModuleView } from '../hooks/use-opened-module';
import type { OpenedModule as Opened } from '../open-test';
import { RunningModule } from './running-module';

/** Where the student stopped the test page begins. */
function firstTexts(opened: Opened | null): string | null {
  if (opened?.kind !== 'ready') return null;
  const { module, desk } = opened.start;
  const question = module.questions[desk.workspace?.position ?? 0];
  return question ? questionTexts(question).join(' ') : '';
}

/** A module from its opening on; waits for the reading face so that nothing shifts. */
export function OpenedModule({ testId, view }: { testId: string; view: ModuleView }) {
  const opened = useOpenedModule(testId, view);
  const faceReady = useReadingFace(firstTexts(opened));
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
