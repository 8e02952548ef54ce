import { SUBJECTS } from '@aivy/exam';
import { Button } from '@aivy/web-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { CorrectRate } from '../../../player/analysis/correct-rate';
import { NOT_ENOUGH, SECTION_NAMES } from '../effort-texts';
import type { DiagnosticResult } from '../model';
import { DiagnosticAnalysis } from './diagnostic-analysis';
import { EffortCard } from './effort-card';
import { RetakeButton, type Retake } from './retake-button';
import styles from './result-states.module.css';

/** The report of a diagnostic with a section that has too few careful answers: what there is, and that section again. */
export function UnscoredDiagnostic({ result, retake }: { result: DiagnosticResult; retake: Retake }) {
  const navigate = useNavigate();
  const [shown, setShown] = useState(false);
  const [index, setIndex] = useState<number | null>(null);
  const scored = SUBJECTS.find((subject) => result[subject].score !== null);
  const missing = SUBJECTS.find((subject) => result[subject].score === null)!;
  const sections = SUBJECTS.map((subject) => {
    const { score, low, high, effort } = result[subject];
    return {
      subject,
      outcome: score === null ? null : { headline: String(score), note: `Likely ${low}–${high}` },
      unread: effort?.unread ?? 0,
    };
  });
  if (scored === undefined)
    return (
      <EffortCard
        title={NOT_ENOUGH}
        lead="Take your time with each question, and we can score you. Your plan starts then."
        sections={sections}
      >
        <Button variant="primary" size="large" onClick={() => void navigate(routePath('TestPreview'))}>
          Retake the diagnostic, about 40 min
        </Button>
      </EffortCard>
    );
  const [name, missingName] = [SECTION_NAMES[scored].name, SECTION_NAMES[missing].name];
  return (
    <>
      <EffortCard
        title={`Your ${name} score is in`}
        lead={`${missingName} needs another round. Your plan starts once both are scored.`}
        sections={sections}
      >
        {result.isRetaking ? (
          <Button variant="primary" size="large" onClick={() => void navigate(routePath('TestPage'))}>
            Continue {missingName}
          </Button>
        ) : (
          <RetakeButton subject={missing} {...retake} />
        )}
        <Button variant="ghost" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'See'} {name} solutions
        </Button>
      </EffortCard>
      {shown ? (
        <div className={styles.solutions}>
          <CorrectRate result={result[scored]} onOpen={setIndex} />
        </div>
      ) : null}
      {index === null ? null : (
        <DiagnosticAnalysis
          result={result}
          open={{ subject: scored, index, onMove: setIndex, onClose: () => setIndex(null) }}
        />
      )}
    </>
  );
}
