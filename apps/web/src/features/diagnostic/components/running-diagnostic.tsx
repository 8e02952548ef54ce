import { DIAGNOSTIC_MESSAGES } from '@aivy/contracts';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { Notice } from '../../../core/page/notice';
import { PageLoader } from '../../../core/page/page-loader';
import { useAppSelector } from '../../../core/store';
import { selectTest, TestPage, type TestLimit } from '../../../player';
import { STEP_SUBMIT_TEXTS, SUBMIT_TEXTS } from '../submit-texts';
import { useAdaptiveSteps } from '../hooks/use-adaptive-steps';
import { useDiagnosticSubmit } from '../hooks/use-diagnostic-submit';
import { useSectionQuestions } from '../hooks/use-section-questions';
import { SECTIONS } from '../sections';

/** The test page on the section being worked on. */
export function RunningDiagnostic() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const session = useAppSelector((state) => state.session);
  const name = useAppSelector((state) => selectTest(state).section);
  // After Math, or after the one section that's taken again, the test ends.
  const isLast = useAppSelector((state) => name === 'math' || selectTest(state).only === name);
  const length = useAppSelector((state) => selectTest(state).sections[name].answers.length);
  const section = SECTIONS[name];
  const limit = useMemo(
    (): TestLimit => ({ kind: 'spent', limitMs: section.seconds * session.timeFactor * 1000 }),
    [section.seconds, session.timeFactor],
  );
  const questions = useSectionQuestions();
  const { saveState, pending, error, submit, save } = useDiagnosticSubmit();
  const steps = useAdaptiveSteps({ questions, onClosed: save });
  useEffect(() => {
    if (pathname !== section.path) void navigate(section.path, { replace: true });
  }, [navigate, pathname, section.path]);

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
  if (!questions.data || length !== questions.total) return <PageLoader />;
  return (
    <TestPage
      key={name}
      title={section.title}
      sectionTitle={section.name}
      questions={questions.data}
      limit={limit}
      submitTexts={(steps ? STEP_SUBMIT_TEXTS : SUBMIT_TEXTS)[isLast ? 'math' : name]}
      closesOnConfirm={!isLast}
      leaveNote="The timer stops while you are away. You come back to the same question."
      studentName={session.isLoggedIn ? session.username : null}
      saveState={saveState}
      paused={session.expired}
      submitting={pending}
      submitError={error}
      steps={steps}
      onSubmit={submit}
      onLeave={() => {
        save();
        void navigate(routePath('TestPreview'));
      }}
    />
  );
}
