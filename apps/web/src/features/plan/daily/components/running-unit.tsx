import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../../config/route-names';
import { PageLoader } from '../../../../core/page/page-loader';
import { useAppDispatch, useAppSelector } from '../../../../core/store';
import { selectTest, TestPage } from '../../../../player';
import type { ServerClock } from '../../../../player/saving/server-clock';
import { useKeptPage } from '../../../../player/saving/use-kept-page';
import { useSaving } from '../../../../player/saving/use-saving';
import { subjectName } from '../day-names';
import { useSavedFlag } from '../hooks/use-saved-flag';
import { useUnitSubmit } from '../hooks/use-unit-submit';
import type { UnitStart } from '../open-unit';
import { sendUnitBatch } from '../send-unit';

const TEXTS = {
  title: 'Finish this set?',
  body: 'You can’t change your answers after this. Next you’ll see which were right, and why.',
  timeUp: '',
  until: 'you finish the unit',
};

/** The test page on the five questions of a day: no clock, and every change is saved. */
export function RunningUnit({ start, clock }: { start: UnitStart; clock: ServerClock }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { username, expired } = useAppSelector((state) => state.session);
  const running = useAppSelector((state) => selectTest(state).phase === 'running');
  const { module: day, unit } = start.module;
  const { pending, error, submit, onClosed, bind } = useUnitSubmit(start.module, clock);
  const { outbox, state } = useSaving(start, {
    clock,
    onClosed,
    send: (batch) => dispatch(sendUnitBatch(unit.planId, batch)),
  });
  useKeptPage();
  useEffect(() => bind(outbox), [bind, outbox]);
  const saveState = useSavedFlag(state);
  if (!running) return <PageLoader />;
  const name = subjectName(day);
  return (
    <TestPage
      title={`Day ${day}: ${name}`}
      sectionTitle={name}
      questions={start.module.questions}
      limit={null}
      submitTexts={TEXTS}
      closesOnConfirm={false}
      leaveNote="There’s no clock here. Your answers are saved, and you’ll come back to the same question."
      studentName={username}
      saveState={saveState}
      paused={expired}
      submitting={pending}
      submitError={error}
      onSubmit={submit}
      onLeave={() => {
        void outbox.flush();
        void navigate(routePath('Dashboard'));
      }}
    />
  );
}
