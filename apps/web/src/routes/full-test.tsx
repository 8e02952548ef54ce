import { isModuleNumber, subjectOfModule, type ModuleNumber } from '@aivy/exam';
import { prefetchMath } from '@aivy/web-math';
import { preloadReadingFont } from '@aivy/web-ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { showAlert } from '../core/alerts/alerts-slice';
import { Notice } from '../core/page/notice';
import { PageLoader } from '../core/page/page-loader';
import { useAppDispatch, useAppSelector, type AppDispatch } from '../core/store';
import { routePath } from '../config/route-names';
import { useSite } from '../config/use-site';
import {
  breakPath,
  findTest,
  GivenUpTest,
  handIn,
  handInTexts,
  keepPage,
  ModuleOver,
  modulePath,
  moduleTitle,
  NoSuchTest,
  openModule,
  recordOf,
  resultPath,
  sectionName,
  ServerClock,
  useModuleSaving,
  type OpenedModule,
  type TestState,
} from '../features/full-test';
import { annotationsLoaded, begun, left, selectTest, TestPage, type TestLimit } from '../player';
import { useReadingFace } from '../lib/reading-face';
import { useSingleTab } from '../core/device/use-single-tab';

/** What a navigation of the test itself says about how it came here. */
interface Arrival {
  /** A module was just handed in. */
  over?: boolean;
  /** The break was ended. */
  rested?: boolean;
}

/** The test page in full mode: finds out where the test stands, leads there, and runs the module. */
export function FullTest() {
  preloadReadingFont();
  const { testId = '', module: moduleText } = useParams();
  const { state: arrival } = useLocation() as { state: Arrival | null };
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.userId) ?? '';
  const { elsewhere, takeOver } = useSingleTab('aivy.full-test');
  const [clock] = useState(() => new ServerClock());
  const [round, setRound] = useState(0);
  const [test, setTest] = useState<TestState | null>(null);
  const [over, setOver] = useState(arrival?.over === true);
  // 0 where the address names none; the test knows where it stands.
  const module = Number(moduleText) || 0;

  // With the first look at the test: a question of Math waits for it. A section without formulas does not pay for it.
  useEffect(() => {
    if (isModuleNumber(module) && subjectOfModule(module) === 'math') prefetchMath();
  }, [module]);

  // The page stays while one module follows another, so each arrival is looked at anew.
  const [shown, setShown] = useState(module);
  if (shown !== module) {
    setShown(module);
    setTest(null);
    setOver(arrival?.over === true);
  }
  useEffect(() => {
    let current = true;
    void dispatch(findTest(userId, testId, clock)).then((found) => {
      if (current) setTest(found);
    });
    return () => {
      current = false;
    };
  }, [clock, dispatch, module, round, testId, userId]);

  const again = useCallback(() => {
    setTest(null);
    setRound((count) => count + 1);
  }, []);
  // Handed over by another tab: the test has moved on there meanwhile.
  const [was, setWas] = useState(elsewhere);
  if (was !== elsewhere) {
    setWas(elsewhere);
    if (!elsewhere) again();
  }
  const endOver = useCallback(() => {
    setOver(false);
    // A reload from here on goes straight to the question.
    void navigate('.', { replace: true, state: null });
  }, [navigate]);
  if (elsewhere) {
    return (
      <Notice
        title="The test is open in another tab"
        text="Only one tab at a time can keep your answers. Go on there, or continue here with the latest answers."
        action="Continue here"
        onAction={takeOver}
      />
    );
  }
  if (over) return <ModuleOver onDone={endOver} />;
  if (!test) return <PageLoader />;
  switch (test.kind) {
    case 'finished':
      return <Navigate replace to={resultPath(testId)} />;
    case 'given-up':
      return <GivenUpTest />;
    case 'missing':
      return <NoSuchTest />;
    case 'failed':
      return (
        <Notice
          title="The test could not be opened"
          text={`${test.message}. Your answers are kept; please try again.`}
          action="Try again"
          onAction={again}
        />
      );
    case 'open':
      if (test.module !== module || !isModuleNumber(module))
        return <Navigate replace to={modulePath(testId, test.module)} />;
      if (isResting(test, arrival)) return <Navigate replace to={breakPath(testId)} />;
      return (
        <OpenedFullTest
          key={`${module}:${round}`}
          userId={userId}
          testId={testId}
          module={module}
          test={test}
          clock={clock}
          onAgain={again}
        />
      );
  }
}

const isResting = ({ progress }: Extract<TestState, { kind: 'open' }>, arrival: Arrival | null): boolean =>
  progress !== null &&
  progress.deadline === null &&
  progress.break_ends !== null &&
  progress.break_ends > progress.server_time &&
  arrival?.rested !== true;

/** The module was handed in on another device, and answers given here since do not count. */
const tellClosed =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    const { alertTextFor } = await import('../core/api/error-text');
    dispatch(showAlert({ tone: 'error', text: alertTextFor({ code: 'FT-MODULECLOSED', message: '' }) }));
  };

interface OpenedProps {
  userId: string;
  testId: string;
  module: ModuleNumber;
  test: Extract<TestState, { kind: 'open' }>;
  clock: ServerClock;
  onAgain(): void;
}

/** Fetches the module, which starts its clock, and waits for the reading face so that nothing shifts. */
function OpenedFullTest(props: OpenedProps) {
  const { userId, testId, module, test, clock, onAgain } = props;
  const dispatch = useAppDispatch();
  const faceReady = useReadingFace();
  const [opened, setOpened] = useState<OpenedModule | null>(null);
  useEffect(() => {
    let current = true;
    void dispatch(openModule(userId, testId, module, test.progress, clock)).then((found) => {
      if (!current) return;
      if (found.kind === 'ready') {
        const { questions, deadline } = found.start.module;
        const { workspace } = found.start.desk;
        const { record, position } = recordOf(questions, found.start.answers, workspace);
        const section = subjectOfModule(module) === 'math' ? 'math' : 'reading_and_writing';
        const none = { answers: [], spentMs: [], marked: [], eliminated: [] };
        dispatch(annotationsLoaded(workspace?.annotations ?? []));
        dispatch(
          begun({
            startTime: '',
            formId: null,
            owner: userId,
            section,
            position: Math.min(position, questions.length - 1),
            leftMs: deadline - clock.now(),
            sections: { reading_and_writing: none, math: none, [section]: record },
          }),
        );
      }
      setOpened(found);
    });
    return () => {
      current = false;
      dispatch(left());
    };
  }, [clock, dispatch, module, test.progress, testId, userId]);
  useEffect(keepPage, []);
  if (opened?.kind === 'failed')
    return (
      <Notice
        title="The module could not be opened"
        text={`${opened.message}. Your answers are kept; please try again.`}
        action="Try again"
        onAction={onAgain}
      />
    );
  if (!opened || !faceReady) return <PageLoader />;
  return <RunningModule {...props} opened={opened} />;
}

function RunningModule({
  userId,
  testId,
  module,
  clock,
  opened,
  onAgain,
}: OpenedProps & { opened: Extract<OpenedModule, { kind: 'ready' }> }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const site = useSite();
  const session = useAppSelector((state) => state.session);
  const running = useAppSelector((state) => selectTest(state).phase === 'running');
  const [handing, setHanding] = useState<{
    pending: boolean;
    error: string | null;
    /** The error is about answers that wait on the device. */ unsent?: boolean;
  }>({ pending: false, error: null });
  const [timeUp, setTimeUp] = useState(false);
  const onClosed = useCallback(() => {
    dispatch(tellClosed());
    onAgain();
  }, [dispatch, onAgain]);
  const { outbox, state, leftMs } = useModuleSaving(opened.start, clock, onClosed);
  const limit = useMemo((): TestLimit => ({ kind: 'deadline', leftMs }), [leftMs]);

  const submit = useCallback(
    async (reason: 'student' | 'deadline'): Promise<void> => {
      setHanding({ pending: true, error: null });
      const outcome = await dispatch(handIn(outbox, { user: userId, test: testId, module }, reason));
      if (outcome.kind === 'failed')
        return setHanding({ pending: false, error: outcome.message, unsent: outcome.unsent === true });
      setHanding({ pending: false, error: null });
      // The page's clock was ahead; saving has set it, so the test simply goes on.
      if (outcome.kind === 'time-left') return onAgain();
      if (outcome.next === null) return void navigate(resultPath(testId), { replace: true });
      if (outcome.breakEnds !== null) return void navigate(breakPath(testId), { replace: true });
      void navigate(modulePath(testId, outcome.next), { replace: true, state: { over: true } satisfies Arrival });
    },
    [dispatch, module, navigate, onAgain, outbox, testId, userId],
  );

  // The time is up and the answers could not be sent: handed in as soon as the connection is back.
  useEffect(() => {
    if (!timeUp || !handing.error || handing.pending) return undefined;
    const again = (): void => void submit('deadline');
    const timer = setTimeout(again, 5_000);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [handing, submit, timeUp]);

  // What could not be sent then may be sent by now, and the sentence about it would be wrong.
  const isStale = handing.unsent === true && state.kind === 'saved' && !timeUp;
  if (!running) return <PageLoader />;
  return (
    <TestPage
      title={moduleTitle(module)}
      sectionTitle={sectionName(module)}
      questions={opened.start.module.questions}
      limit={limit}
      handIn={handInTexts(module)}
      closesOnConfirm={false}
      leaveNote="The clock runs on while you are away. Your answers are saved, and you come back to the same question."
      studentName={session.username}
      saveState={state}
      calculatorUrl={site.calculatorUrl}
      paused={session.expired}
      submitting={handing.pending}
      submitError={isStale ? null : handing.error}
      onSubmit={() => void submit(timeUp ? 'deadline' : 'student')}
      onTimeUp={() => {
        setTimeUp(true);
        void submit('deadline');
      }}
      onLeave={() => {
        void outbox.flush();
        void navigate(routePath('FullTestPreview'));
      }}
    />
  );
}
