import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { PageLoader } from '../../../core/page/page-loader';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { selectTest, TestPage, type TestLimit } from '../../../player';
import { useModuleSaving } from '../hooks/use-module-saving';
import { useModuleSubmit } from '../hooks/use-module-submit';
import type { ModuleView } from '../hooks/use-opened-module';
import type { OutboxStart } from '../../../player/saving/outbox-ports';
import { useKeptPage } from '../../../player/saving/use-kept-page';
import { tellClosed } from '../tell-closed';
import { submitTexts, moduleTitle, sectionName } from '../titles';

/** The test page on a module whose clock runs. */
export function RunningModule({ testId, view, start }: { testId: string; view: ModuleView; start: OutboxStart }) {
  const { module, clock, again } = view;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { username, expired } = useAppSelector((state) => state.session);
  const running = useAppSelector((state) => selectTest(state).phase === 'running');
  const onClosed = useCallback(() => {
    void dispatch(tellClosed());
    again();
  }, [dispatch, again]);
  const { outbox, state, leftMs } = useModuleSaving(start, clock, onClosed);
  const limit = useMemo((): TestLimit => ({ kind: 'deadline', leftMs }), [leftMs]);
  useKeptPage();
  const { pending, error, submit, endTime } = useModuleSubmit({ outbox, state, testId, module }, again);
  if (!running) return <PageLoader />;
  return (
    <TestPage
      title={moduleTitle(module)}
      sectionTitle={sectionName(module)}
      questions={start.module.questions}
      limit={limit}
      submitTexts={submitTexts(module)}
      closesOnConfirm={false}
      leaveNote="The clock keeps running while you’re away. Your answers are saved, and you’ll come back to the same question."
      studentName={username}
      saveState={state}
      paused={expired}
      submitting={pending}
      submitError={error}
      onSubmit={submit}
      onTimeUp={endTime}
      onLeave={() => {
        void outbox.flush();
        void navigate(routePath('FullTestPreview'));
      }}
    />
  );
}
