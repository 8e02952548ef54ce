import { Button } from '@aivy/web-ui';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { TutorSays } from '../../../core/page/tutor-says';
import { AGAIN_LINES } from '../effort-texts';
import type { DiagnosticResult } from '../model';
import { ScoreOverview } from './score-overview';
import styles from './result-states.module.css';

/** The report of a diagnostic that was clicked through: what there is to say, and the way to take it again. */
export function UnscoredDiagnostic({ result }: { result: DiagnosticResult }) {
  const navigate = useNavigate();
  return (
    <div className={styles.unscored}>
      <h1 className={styles.title}>Your test results</h1>
      <TutorSays text={AGAIN_LINES.diagnostic} pose="idle" />
      <ScoreOverview result={result} />
      <p>
        When you take it again, the answers of this try are replaced by the new ones; nothing else changes. Your target
        and your plan start from a score, so they wait for it. The solutions stay closed until then.
      </p>
      <Button variant="primary" size="large" onClick={() => void navigate(routePath('TestPreview'))}>
        Take the diagnostic again
      </Button>
    </div>
  );
}
