import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useTestReport } from '../hooks/use-test-report';
import type { TestResult } from '../model';
import { chooseRemarks } from '../remarks';
import { readStep, RESULT_STEPS, resultStepPath, stepAfter, type ResultStep } from '../steps';
import { correctRateLine, OVERVIEW_LINES, poseFor, REMARKS_LINE, scoreTier } from '../tutor-lines';
import { AreasList } from './areas-list';
import { CorrectRate } from './correct-rate';
import { ProblemAnalysis } from './problem-analysis';
import { RemarksList } from './remarks-list';
import { ResultFailed, ResultLoading, ResultMissing } from './result-states';
import { ScoreOverview } from './score-overview';
import { TutorSays } from './tutor-says';
import { WizardFrame } from './wizard-frame';

function StepTutor({ step, result }: { step: ResultStep; result: TestResult }) {
  if (step.kind === 'overview') {
    const tier = scoreTier(result.total);
    return <TutorSays text={OVERVIEW_LINES[tier]} pose={poseFor(tier)} />;
  }
  if (step.kind === 'remarks') return <TutorSays text={REMARKS_LINE} pose="think" />;
  return step.kind === 'rate' ? <TutorSays text={correctRateLine(result[step.subject])} /> : null;
}

function StepBody({ step, result, onOpen }: { step: ResultStep; result: TestResult; onOpen: (index: number) => void }) {
  switch (step.kind) {
    case 'overview':
      return <ScoreOverview result={result} />;
    case 'remarks':
      return <RemarksList remarks={chooseRemarks(result)} />;
    case 'rate':
      return <CorrectRate key={step.subject} result={result[step.subject]} onOpen={onOpen} />;
    case 'areas':
      return <AreasList key={step.subject} result={result[step.subject]} />;
  }
}

function Wizard({ result }: { result: TestResult }) {
  const number = readStep(useParams().step);
  const navigate = useNavigate();
  const [openQuestion, setOpenQuestion] = useState<number | null>(null);
  const step = RESULT_STEPS[number - 1] ?? RESULT_STEPS[0]!;
  // The first screen has an address of its own and is mounted anew, so "came by a button" travels with the history.
  const arrived = (useLocation().state as { arrived?: boolean } | null)?.arrived === true;
  const go = (to: number) => {
    setOpenQuestion(null);
    void navigate(resultStepPath(to), { state: { arrived: true } });
  };
  return (
    <>
      <WizardFrame
        step={number}
        steps={RESULT_STEPS.length}
        title={step.title}
        arrived={arrived}
        nextLabel={step.next}
        onNext={() => go(stepAfter(number))}
        onBack={number > 1 ? () => go(number - 1) : undefined}
        tutor={<StepTutor step={step} result={result} />}
      >
        <StepBody step={step} result={result} onOpen={setOpenQuestion} />
      </WizardFrame>
      {step.kind === 'rate' && openQuestion !== null ? (
        <ProblemAnalysis result={result[step.subject]} formId={result.formId} index={openQuestion} onMove={setOpenQuestion} onClose={() => setOpenQuestion(null)} />
      ) : null}
    </>
  );
}

/** The diagnostic's result wizard, with the states around it. */
export function ResultPage() {
  const report = useTestReport();
  switch (report.state) {
    case 'loading':
      return <ResultLoading computing={report.computing} />;
    case 'none':
      return <ResultMissing unfinished={report.unfinished} />;
    case 'failed':
      return <ResultFailed onRetry={report.retry} />;
    case 'ready':
      return <Wizard result={report.result} />;
  }
}
