import { DIAGNOSTIC_MESSAGES, ERRORS } from '@aivy/contracts';
import { prefetchMath } from '@aivy/web-math';
import { preloadReadingFont } from '@aivy/web-ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { showAlert } from '../core/alerts/alerts-slice';
import { Notice } from '../core/page/notice';
import { PageLoader } from '../core/page/page-loader';
import { useAppDispatch, useAppSelector, type RootState } from '../core/store';
import { routePath } from '../config/route-names';
import { useSite } from '../config/use-site';
import {
  handIn,
  SECTIONS,
  useDiagnosticQuestionsQuery,
  useDiagnosticSaving,
  useOpenDiagnostic,
  usePrefetchQuestions,
} from '../features/diagnostic';
import { useReadingFace } from '../lib/reading-face';
import { useSingleTab } from '../core/device/use-single-tab';
import {
  begun,
  finished,
  fromInProgress,
  left,
  sectionEntered,
  sectionSized,
  selectTest,
  TestPage,
  toInProgress,
  type HandInTexts,
  type SectionName,
  type TestLimit,
} from '../player';

/** The first section has no formulae; the page is at rest by then. */
const MATH_LATER_MS = 8_000;

const HAND_IN: Record<SectionName, HandInTexts> = {
  reading_and_writing: {
    title: 'Finish Reading & Writing?',
    body: 'You cannot come back to this section once Math has started.',
    timeUp: 'All your answers are kept, also the one you were working on. Math comes next.',
    until: 'you go on to Math',
  },
  math: {
    title: 'Submit your test?',
    body: 'You cannot change your answers after this.',
    timeUp: 'All your answers are kept, also the one you were working on. Your test is ready to be scored.',
    until: 'you submit your test',
  },
};

/** The test page in diagnostic mode: finds the test to continue, then runs it. */
export default function DiagnosticTest() {
  preloadReadingFont();
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const phase = useAppSelector((state) => selectTest(state).phase);
  const running = phase === 'running';
  const { state: opened, retry } = useOpenDiagnostic(phase === 'idle');
  const { elsewhere, takeOver } = useSingleTab('aivy.diagnostic');
  const faceReady = useReadingFace();

  useEffect(() => {
    // Back at a test that was handed in before: look again what there is.
    if (selectTest(store.getState()).phase === 'submitted') dispatch(left());
  }, [dispatch, store]);
  useEffect(() => {
    if (phase !== 'idle' || !opened) return;
    if (opened.kind === 'new' || opened.kind === 'begun') dispatch(begun(fromInProgress(opened.test)));
    if (opened.kind === 'submitted') dispatch(showAlert({ tone: 'error', text: ERRORS['DT-TESTEXIST'].text }));
  }, [dispatch, opened, phase]);

  const continueHere = (): void => {
    takeOver();
    retry();
    dispatch(left());
  };
  if (elsewhere)
    return (
      <Notice
        title="The test is open in another tab"
        text="Only one tab at a time can keep your answers. Go on there, or continue here with the latest answers."
        action="Continue here"
        onAction={continueHere}
      />
    );
  if (running && faceReady) return <RunningDiagnostic />;
  if (opened?.kind === 'failed')
    return <Notice title="The test could not be opened" text={opened.message} action="Try again" onAction={retry} />;
  if (opened?.kind === 'unsent') return <Navigate replace to={routePath('TestPreview')} />;
  if (opened?.kind === 'submitted' || opened?.kind === 'completed-here')
    return <Navigate replace to={routePath('ReviewPage')} />;
  return <PageLoader />;
}

function RunningDiagnostic() {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const site = useSite();
  const session = useAppSelector((state) => state.session);
  const test = useAppSelector(selectTest);
  const section = SECTIONS[test.section];
  const timeFactor = useAppSelector((state) => state.session.timeFactor);
  const record = test.sections[test.section];
  const limit = useMemo(
    (): TestLimit => ({ kind: 'spent', limitMs: section.seconds * timeFactor * 1000 }),
    [section.seconds, timeFactor],
  );
  // The first section asks for a form only when the test was begun with one; learning it from the answer must not ask
  // again. The second one asks for that form, since another may have been released meanwhile.
  const [begunWith] = useState({ section: test.section, formId: test.formId });
  const formId = test.section === begunWith.section ? begunWith.formId : test.formId;
  const questions = useDiagnosticQuestionsQuery({
    subject: section.subject,
    ...(formId === null ? {} : { form_id: formId }),
  });
  const prefetch = usePrefetchQuestions();
  const [handing, setHanding] = useState<{ pending: boolean; error: string | null }>({ pending: false, error: null });

  const snapshot = useCallback(() => toInProgress(selectTest(store.getState()), Date.now()), [store]);
  const endAlreadySubmitted = useCallback(() => {
    dispatch(showAlert({ tone: 'error', text: ERRORS['DT-TESTEXIST'].text }));
    dispatch(finished());
    void navigate(routePath('ReviewPage'), { replace: true });
  }, [dispatch, navigate]);
  const saving = useDiagnosticSaving({
    snapshot,
    revision: test.revision,
    answers: `${test.sections.reading_and_writing.answers.join()};${test.sections.math.answers.join()}`,
    owner: test.owner,
    onAlreadySubmitted: endAlreadySubmitted,
  });

  useEffect(() => {
    if (questions.data)
      dispatch(
        sectionSized({
          section: test.section,
          length: questions.data.length,
          ...(questions.data[0]?.form_id === undefined ? {} : { formId: questions.data[0].form_id }),
        }),
      );
  }, [dispatch, questions.data, test.section]);
  // The second section opens at once when it comes: the formula renderer and its questions are fetched meanwhile.
  useEffect(() => {
    const later = setTimeout(prefetchMath, test.section === 'math' ? 0 : MATH_LATER_MS);
    return () => clearTimeout(later);
  }, [test.section]);
  useEffect(() => {
    if (!questions.data) return;
    const form = questions.data[0]?.form_id;
    prefetch({ subject: 'math', ...(form === undefined ? {} : { form_id: form }) });
  }, [prefetch, questions.data]);
  useEffect(() => {
    if (pathname !== section.path) void navigate(section.path, { replace: true });
  }, [navigate, pathname, section.path]);

  const submit = async (): Promise<void> => {
    if (test.section === 'reading_and_writing') {
      dispatch(sectionEntered('math'));
      void saving.flush();
      return;
    }
    setHanding({ pending: true, error: null });
    // A save that arrives after the submission would be refused as a second test.
    saving.stop();
    const outcome = await dispatch(handIn(snapshot()));
    if (outcome.kind === 'failed') {
      saving.resume();
      setHanding({ pending: false, error: outcome.message });
      return;
    }
    if (outcome.kind === 'already-submitted') return endAlreadySubmitted();
    dispatch(finished());
    void navigate(`${routePath('LoadingPage')}?nextRoute=ReviewPage`, { replace: true });
  };
  const leave = (): void => {
    void saving.flush();
    void navigate(routePath('TestPreview'));
  };

  if (questions.isError) {
    const isNetwork = 'code' in questions.error && questions.error.code === 'NETWORK';
    return (
      <Notice
        title="The questions are not here yet"
        text={isNetwork ? DIAGNOSTIC_MESSAGES.questionsNetwork : DIAGNOSTIC_MESSAGES.questionsFailed(section.subject)}
        action="Try again"
        onAction={() => void questions.refetch()}
      />
    );
  }
  if (!questions.data || record.answers.length !== questions.data.length) return <PageLoader />;
  return (
    <TestPage
      key={test.section}
      title={section.title}
      sectionTitle={section.name}
      questions={questions.data}
      limit={limit}
      handIn={HAND_IN[test.section]}
      closesOnConfirm={test.section !== 'math'}
      leaveNote="The timer stops while you are away. You come back to the same question."
      studentName={session.isLoggedIn ? session.username : null}
      saveState={saving.state}
      calculatorUrl={site.calculatorUrl}
      paused={session.expired}
      submitting={handing.pending}
      submitError={handing.error}
      onSubmit={() => void submit()}
      onLeave={leave}
    />
  );
}
