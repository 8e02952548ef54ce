import type { StudentQuestion } from '@aivy/contracts';
import { cx } from '@aivy/web-ui';
import { Suspense, useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';
import { useAppSelector } from '../../core/store';
import type { SaveState } from '../save-state';
import { afterPaint } from '../../lib/after-paint';
import { useLeaveGuard } from '../gesture/use-leave-guard';
import { useOneGesture } from '../gesture/use-one-gesture';
import { useGoOn } from '../hooks/use-go-on';
import { useReadingSettings } from '../hooks/use-reading-settings';
import { useShortcuts } from '../hooks/use-shortcuts';
import { useTestClock } from '../hooks/use-test-clock';
import { useTestPlace } from '../hooks/use-test-place';
import { useTestCommands } from '../hooks/use-test-commands';
import { useToolWindows } from '../hooks/use-tool-windows';
import { lazyPiece } from '../../lib/lazy-piece';
import { lazyTool } from '../lazy-tool';
import { selectSecondsLeft } from '../selectors';
import type { ShortcutAction } from '../shortcuts';
import type { TestSteps } from '../steps';
import type { TestLimit } from '../time';
import type { AnnotatorHandle } from '../annotate/annotator';
import { AloudRow } from './aloud-row';
import { useLineReader } from '../hooks/use-line-reader';
import { useReadAloud } from '../hooks/use-read-aloud';
import { AnnouncerProvider, useAnnounce } from './announcer';
import { CheckYourWork } from './check-your-work';
import type { ChoiceLetter } from './choices';
import { Coming } from './coming';
import { fetchTools, loadTools } from './fetch-tools';
import { Late } from './late';
import { QuestionView } from './question-view';
import type { SubmitTexts } from './submit-dialog';
import { TestFooter } from './test-footer';
import { loadPanels, TestHeader } from './test-header';
import { useSpokenTime } from './timer';
import styles from './test-page.module.css';

const Annotator = lazyTool(async () => (await loadPanels()).Annotator);
const LineReader = lazyTool(async () => (await loadPanels()).LineReader);
const ShortcutSheet = lazyTool(async () => (await loadPanels()).ShortcutSheet);
// Without these no test comes to its end: they are asked for until they have come.
const SubmitDialog = lazyPiece(async () => (await loadPanels()).SubmitDialog);
const SkipDialog = lazyPiece(async () => (await loadPanels()).SkipDialog);
const LeaveDialog = lazyPiece(async () => (await loadPanels()).LeaveDialog);
const ToolWindows = lazyTool(async () => (await loadTools()).ToolWindows);

export interface TestPageProps {
  /** Heading: 'Section 1, Module 1: Reading & Writing'. */
  title: string;
  sectionTitle: string;
  questions: readonly StudentQuestion[];
  /** Null for none: no timer, and nothing ends by itself. */
  limit: TestLimit | null;
  submitTexts: SubmitTexts;
  /** The dialog closes with the confirmation, since what follows is on this page; otherwise it waits for the outcome. */
  closesOnConfirm: boolean;
  /** Under 'Save and exit'. */
  leaveNote: string;
  studentName: string | null;
  saveState: SaveState;
  /** Stops the clock, e.g. while the student signs in again. */
  paused: boolean;
  /** Submitting, and why it failed last time. */
  submitting: boolean;
  submitError: string | null;
  onSubmit(): void;
  /** The clock ran out; `onSubmit` follows when the student confirms. */
  onTimeUp?(): void;
  onLeave(): void;
  /** Given where the questions come one after another, without a way back. */
  steps?: TestSteps | null;
}

/** The test screen around one section of a running test. */
export const TestPage = (props: TestPageProps) => (
  <AnnouncerProvider>
    <Stage {...props} />
  </AnnouncerProvider>
);

function Stage(props: TestPageProps) {
  const {
    sectionTitle,
    questions,
    limit,
    paused,
    submitting,
    submitError,
    onSubmit,
    onTimeUp,
    onLeave,
    steps = null,
  } = props;
  const total = steps?.total ?? questions.length;
  const waits = steps?.waiting != null;
  const test = useTestPlace();
  const timeUp = useAppSelector((state) => selectSecondsLeft(state, limit) === 0);
  const [settings, setSettings] = useReadingSettings();
  const [eliminating, setEliminating] = useState(false);
  const [navigatorOpen, setNavigatorOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  // An error belongs to the dialog it came up in, not to the next one.
  const [tried, setTried] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const annotator = useRef<AnnotatorHandle>(null);
  const tools = useToolWindows();
  const announce = useAnnounce();
  const speakTime = useSpokenTime(limit);
  useOneGesture();
  useLeaveGuard(
    test.phase === 'running',
    useCallback(() => setLeaving(true), []),
  );
  const aloud = useReadAloud(test.reviewing, heading);

  const readClock = useTestClock({ limit, running: test.phase === 'running' && !timeUp && !paused && !waits });
  // After the question is drawn: no tool keeps it waiting.
  useEffect(() => afterPaint(() => void fetchTools(test.section)), [test.section]);
  const latestTimeUp = useRef(onTimeUp);
  const latestLeave = useRef(onLeave);
  useEffect(() => {
    latestTimeUp.current = onTimeUp;
    latestLeave.current = onLeave;
  });
  const leave = useCallback(() => latestLeave.current(), []);
  const openSheet = useCallback(() => setSheet(true), []);
  useEffect(() => {
    if (timeUp) latestTimeUp.current?.();
  }, [timeUp]);
  const onSplit = useCallback((split: number) => setSettings({ ...settings, split }), [setSettings, settings]);
  const toggleEliminator = useCallback(() => setEliminating((on) => !on), []);
  const commands = useTestCommands({ readClock, toggleEliminator });

  // Each step focuses the question's number (what waits, none), which readers say; at the opening it is announced too.
  const shown = `${test.section} ${test.reviewing ? 'review' : test.position}`;
  const before = useRef('');
  useEffect(() => {
    if (waits || before.current === shown) return;
    const opens = before.current === '';
    before.current = shown;
    const focus = (): void => heading.current?.focus();
    if (!opens) return focus();
    announce(test.reviewing ? 'Check Your Work' : `Question ${test.position + 1} of ${total}`);
    // The whole page is new: a focus before its first paint would lay it out within the task that built it. Whoever
    // has reached for something meanwhile stays there.
    const { activeElement } = document;
    afterPaint(() => {
      if (document.activeElement === activeElement) focus();
    });
  }, [announce, shown, test.position, test.reviewing, total, waits]);

  const goTo = (index: number): void => {
    setNavigatorOpen(false);
    setAsking(false);
    commands.goTo(index);
  };
  const { position } = test;
  const next = useGoOn({ steps, position, total, readClock, goTo: commands.goTo, held: timeUp || waits });
  const openReview = (): void => {
    setNavigatorOpen(false);
    setAsking(false);
    commands.openReview();
  };
  const shownQuestion = test.reviewing ? undefined : questions[test.position];
  const canRead = shownQuestion !== undefined && shownQuestion.passage !== '';
  const lineReader = useLineReader(canRead, heading);
  const onAction = (action: ShortcutAction): void => {
    const question = questions[test.position];
    switch (action.kind) {
      case 'choose':
        if (!test.reviewing && question?.type === 'choice') commands.choose(action.letter as ChoiceLetter);
        break;
      case 'eliminator':
        if (question?.type === 'choice') toggleEliminator();
        break;
      case 'mark':
        if (!test.reviewing && !steps) commands.mark();
        break;
      case 'next':
        if (!test.reviewing) next.goOn();
        break;
      case 'back':
        if (test.reviewing) commands.goTo(test.position);
        else if (test.position > 0 && !steps) commands.goTo(test.position - 1);
        break;
      case 'navigator':
        if (!steps) setNavigatorOpen(!navigatorOpen);
        break;
      case 'time':
        announce(speakTime());
        break;
      case 'help':
        setSheet(true);
        break;
      case 'highlight':
        annotator.current?.highlight();
        break;
      case 'clear-highlights':
        annotator.current?.clear();
        break;
      case 'line-reader':
        if (canRead) lineReader.toggle();
        break;
      case 'read-aloud':
        if (shownQuestion) aloud.toggle();
        break;
      case 'read-no-more':
        if (aloud.on) aloud.close();
        break;
    }
  };
  const dialogOpen = asking || timeUp || sheet || leaving || next.skips;
  useShortcuts(onAction, { singleKeys: settings.singleKeys, enabled: !dialogOpen && !waits });

  const look = {
    '--reading-size': `${settings.size}px`,
    '--zoom': Number(settings.zoom) / 100,
    '--font-reading': settings.face === 'serif' ? 'var(--font-read)' : 'var(--font-legible)',
  } as CSSProperties;
  return (
    <div
      className={styles.exam}
      style={look}
      data-section={test.section}
      data-zoom={Number(settings.zoom) >= 175 ? 'large' : 'usual'}
    >
      <nav className={styles.skips} aria-label="Skip links">
        {questions[test.position]?.passage && !test.reviewing ? <a href="#passage">Passage</a> : null}
        {test.reviewing ? null : (
          <>
            <a href="#question">Question</a>
            <a href="#answers">Answers</a>
          </>
        )}
      </nav>
      <TestHeader
        title={props.title}
        section={test.section}
        questions={questions}
        limit={limit}
        leaveNote={props.leaveNote}
        until={props.submitTexts.until}
        openTools={tools.open}
        onTool={tools.toggle}
        settings={settings}
        onSettings={setSettings}
        onLeave={leave}
        onShortcuts={openSheet}
        onLineReader={canRead ? lineReader.open : null}
        onReadAloud={shownQuestion ? aloud.open : null}
      />
      <main className={cx(styles.stage, aloud.on && styles.aloud)} inert={waits}>
        {aloud.on && shownQuestion ? (
          <AloudRow
            className={styles.voice}
            about={String(shownQuestion.id)}
            held={dialogOpen || waits}
            handle={aloud.handle}
            onClose={aloud.close}
          />
        ) : null}
        {test.reviewing ? (
          <CheckYourWork title={sectionTitle} onPick={goTo} headingRef={heading} />
        ) : (
          <QuestionView
            questions={questions}
            commands={commands}
            eliminating={eliminating}
            split={settings.split}
            onSplit={onSplit}
            headingRef={heading}
            total={total}
            inSteps={steps !== null}
          />
        )}
      </main>
      <Late>
        {test.section === 'reading_and_writing' && shownQuestion ? (
          <Annotator
            questionId={shownQuestion.id}
            listOpen={tools.open.has('notes')}
            onList={(open) => (open === tools.open.has('notes') ? undefined : tools.toggle('notes'))}
            handle={annotator}
          />
        ) : null}
      </Late>
      <Suspense fallback={null}>
        {lineReader.on && canRead ? <LineReader about={shownQuestion.id} onClose={lineReader.close} /> : null}
        {sheet ? <ShortcutSheet settings={settings} onChange={setSettings} onClose={() => setSheet(false)} /> : null}
      </Suspense>
      {test.section === 'math' && tools.open.size > 0 ? (
        <Suspense fallback={null}>
          <ToolWindows tools={tools} />
        </Suspense>
      ) : null}
      <TestFooter
        sectionTitle={sectionTitle}
        studentName={props.studentName}
        saveState={props.saveState}
        navigatorOpen={navigatorOpen && !dialogOpen}
        onNavigator={setNavigatorOpen}
        onGoTo={goTo}
        onReview={openReview}
        steps={steps && { ...steps, onNext: next.goOn }}
        onSubmit={() => {
          setTried(false);
          setAsking(true);
        }}
      />
      <Late fallback={asking || timeUp ? <Coming onCancel={timeUp ? undefined : () => setAsking(false)} /> : null}>
        <SubmitDialog
          open={asking || timeUp}
          texts={props.submitTexts}
          timeUp={timeUp}
          pending={submitting}
          error={tried || timeUp ? submitError : null}
          onConfirm={() => {
            setTried(true);
            // The last question stays open while the test is sent, so that a failure is told where it was asked for.
            if (props.closesOnConfirm) setAsking(false);
            onSubmit();
          }}
          onClose={() => setAsking(false)}
          onReview={steps ? null : openReview}
        />
      </Late>
      <Suspense fallback={<Coming onCancel={next.stay} />}>
        {next.skips ? <SkipDialog onStay={next.stay} onSkip={next.skip} /> : null}
      </Suspense>
      {leaving ? (
        <Suspense fallback={<Coming onCancel={() => setLeaving(false)} />}>
          <LeaveDialog
            note={submitting ? 'Your answers are being submitted. That goes on while you are away.' : props.leaveNote}
            onStay={() => setLeaving(false)}
            onLeave={onLeave}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
