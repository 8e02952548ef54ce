import type { StudentQuestion } from '@aivy/contracts';
import { secondsLeft } from '@aivy/exam';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useAppSelector, type RootState } from '../../core/store';
import { device } from '../../core/device/kept-tests';
import { selectAnnotations, selectAnnotationsRevision } from '../annotate/annotations-slice';
import type { SaveState } from '../save-state';
import { selectTest } from '../selectors';
import { workspaceOf } from './desk';
import { Outbox } from './outbox';
import type { Batch, OutboxStart, SendOutcome } from './outbox-ports';
import type { ServerClock } from './server-clock';
import { TrailKeeper } from './trail-keeper';

export interface Saving {
  outbox: Outbox;
  state: SaveState;
  /** Milliseconds that the server's clock leaves; without a limit no end of them. */
  leftMs(): number;
}

/** How often sleep and a changed clock are looked for. */
const LOOK_MS = 5_000;

export interface SavingPorts {
  clock: ServerClock;
  /** Never rejects. The one of the first rendering stays. */
  send(batch: Batch): Promise<SendOutcome>;
  /** It was submitted elsewhere. */
  onClosed(): void;
}

/** Carries what happens in a running module or unit to the device and the server, and keeps its deadline. */
export function useSaving(start: OutboxStart, { clock, send, onClosed }: SavingPorts): Saving {
  const store = useStore<RootState>();
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  const deadline = useRef(start.module.deadline);
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });
  const [outbox] = useState(
    () =>
      new Outbox(start, {
        device,
        clock,
        isOnline: () => navigator.onLine,
        onState: setState,
        send,
        onClosed: () => closed.current(),
        onDeadline: (moment) => {
          deadline.current = moment;
        },
      }),
  );
  const { questions } = start.module;

  useEffect(() => {
    outbox.start();
    const flush = (): void => {
      outbox.spent(timesOf(store.getState(), questions));
      void outbox.flush(document.visibilityState === 'hidden');
    };
    const onVisibility = (): void => flush();
    // A device that slept asks the server for the time before the student has read the question.
    const look = setInterval(() => {
      outbox.spent(timesOf(store.getState(), questions));
      if (clock.jumped()) void outbox.flush();
    }, LOOK_MS);
    const onOffline = (): void => outbox.networkChanged();
    window.addEventListener('online', flush);
    window.addEventListener('offline', onOffline);
    const onHide = (): void => {
      outbox.spent(timesOf(store.getState(), questions));
      void outbox.flush(true);
    };
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(look);
      outbox.spent(timesOf(store.getState(), questions));
      void outbox.retire();
      window.removeEventListener('online', flush);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [clock, outbox, questions, store]);

  // A unit has no limit, and no report that would replay it.
  const [trail] = useState(() =>
    start.module.deadline === null
      ? null
      : new TrailKeeper(start.desk.workspace?.trail, () => secondsLeft(clock.now(), deadline.current ?? 0)),
  );
  useChanges(outbox, questions, trail);
  return useMemo(
    () => ({ outbox, state, leftMs: () => (deadline.current ?? Number.POSITIVE_INFINITY) - clock.now() }),
    [clock, outbox, state],
  );
}

const timesOf = (state: RootState, questions: readonly StudentQuestion[]): Map<number, number> => {
  const { sections, section } = selectTest(state);
  return new Map(questions.map(({ id }, index) => [id, sections[section].spentMs[index] ?? 0]));
};

/** Hands each changed answer, and the desk when it changed, to the outbox. */
function useChanges(outbox: Outbox, questions: readonly StudentQuestion[], trail: TrailKeeper | null): void {
  const store = useStore<RootState>();
  const revision = useAppSelector((state) => selectTest(state).revision);
  const annotationsRevision = useAppSelector(selectAnnotationsRevision);
  const reviewing = useAppSelector((state) => selectTest(state).reviewing);
  const last = useRef<{ answers: readonly string[]; desk: string } | null>(null);
  useEffect(() => {
    const state = store.getState();
    const test = selectTest(state);
    const record = test.sections[test.section];
    const walked = trail?.look({ position: test.position, reviewing: test.reviewing, answers: record.answers });
    const workspace = workspaceOf(record, test.position, questions, selectAnnotations(state), walked);
    const desk = JSON.stringify(workspace);
    const before = last.current;
    last.current = { answers: record.answers, desk };
    if (!before) return;
    record.answers.forEach((answer, index) => {
      const question = questions[index];
      if (question && answer !== before.answers[index]) void outbox.answered(question.id, answer);
    });
    if (desk !== before.desk) void outbox.deskChanged(workspace);
  }, [annotationsRevision, outbox, questions, reviewing, revision, store, trail]);
}
