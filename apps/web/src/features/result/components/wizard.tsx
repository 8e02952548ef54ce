import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { SubjectName } from '../../../player/analysis/model';
import { againLine } from '../effort-texts';
import type { TestResult } from '../model';
import { chooseRemarks, overviewLine, remarksLine } from '../remarks';
import { stepPath } from '../../../config/test-paths';
import { readStep, type ResultStep } from '../steps';
import { correctRateLine, poseFor, scoreTier } from '../tutor-lines';
import { AreasList } from './areas-list';
import { CorrectRate } from '../../../player/analysis/correct-rate';
import { fetchProblemAnalysis } from './lazy-problem-analysis';
import { RemarksList } from './remarks-list';
import { ScoreOverview } from './score-overview';
import { TutorSays } from '../../../core/page/tutor-says';
import { WizardFrame } from './wizard-frame';

/** The first screen comes before what its followers open. */
const ANALYSIS_AFTER_MS = 1_000;

/** A question that was opened from a correct-rate screen. */
export interface OpenQuestion {
  subject: SubjectName;
  index: number;
  onMove(index: number): void;
  onClose(): void;
}

export interface WizardProps<Result extends TestResult> {
  result: Result;
  steps: readonly ResultStep[];
  /** Address of the first screen. */
  base: string;
  onFinish(): void;
  /** The pacing screen, where a test has one. */
  pacing?: ReactNode;
  /** The screen of the target score, where the wizard ends with it. */
  target?: ReactNode;
  /** Beside the buttons of the first screen. */
  extra?: ReactNode;
  analysis(open: OpenQuestion): ReactNode;
}

function StepTutor({ step, result }: { step: ResultStep; result: TestResult }) {
  if (step.kind === 'overview') {
    if (result.total === null) return <TutorSays text={againLine(result)} pose="idle" />;
    const tier = scoreTier(result.total);
    return <TutorSays text={overviewLine(result, tier)} pose={poseFor(tier)} />;
  }
  if (step.kind === 'remarks') return <TutorSays text={remarksLine(result)} pose="think" />;
  return step.kind === 'rate' ? <TutorSays text={correctRateLine(result[step.subject])} /> : null;
}

function StepBody({
  step,
  result,
  pacing,
  target,
  onOpen,
}: {
  step: ResultStep;
  result: TestResult;
  pacing: ReactNode;
  target: ReactNode;
  onOpen: (index: number) => void;
}) {
  switch (step.kind) {
    case 'overview':
      return <ScoreOverview result={result} />;
    case 'remarks':
      return <RemarksList remarks={chooseRemarks(result)} />;
    case 'pacing':
      return pacing;
    case 'target':
      return target;
    case 'rate':
      return <CorrectRate key={step.subject} result={result[step.subject]} onOpen={onOpen} />;
    case 'areas':
      return <AreasList key={step.subject} result={result[step.subject]} />;
  }
}

/** The screens of a report, one after the other. */
export function Wizard<Result extends TestResult>({
  result,
  steps,
  base,
  onFinish,
  pacing,
  target,
  extra,
  analysis,
}: WizardProps<Result>) {
  const number = readStep(useParams().step, steps);
  const navigate = useNavigate();
  const [openQuestion, setOpenQuestion] = useState<number | null>(null);
  const step = steps[number - 1] ?? steps[0]!;
  useEffect(() => {
    const later = setTimeout(fetchProblemAnalysis, ANALYSIS_AFTER_MS);
    return () => clearTimeout(later);
  }, []);
  // The first screen has an address of its own and is mounted anew, so "came by a button" travels with the history.
  const arrived = (useLocation().state as { arrived?: boolean } | null)?.arrived === true;
  const go = (to: number) => {
    setOpenQuestion(null);
    void navigate(stepPath(base, to), { state: { arrived: true } });
  };
  return (
    <>
      <WizardFrame
        step={number}
        steps={steps.length}
        title={step.title}
        arrived={arrived}
        next={
          step.kind === 'target'
            ? null
            : { label: step.next, go: () => (number === steps.length ? onFinish() : go(number + 1)) }
        }
        onBack={number > 1 ? () => go(number - 1) : undefined}
        tutor={<StepTutor step={step} result={result} />}
        extra={number === 1 ? extra : null}
      >
        <StepBody step={step} result={result} pacing={pacing} target={target} onOpen={setOpenQuestion} />
      </WizardFrame>
      {step.kind === 'rate' && openQuestion !== null
        ? analysis({
            subject: step.subject,
            index: openQuestion,
            onMove: setOpenQuestion,
            onClose: () => setOpenQuestion(null),
          })
        : null}
    </>
  );
}
