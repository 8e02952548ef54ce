import { parseUtcStamp } from '@aivy/exam';
import { Button, MasteryRow } from '@aivy/web-ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useAppSelector } from '../../../core/store';
import { useFullTestReport } from '../hooks/use-full-test-report';
import { countOf, type Outcome, type SubjectName } from '../../../player/analysis/model';
import type { FullTestResult, SubjectResult } from '../model';
import { resultPath } from '../../../config/test-paths';
import { FullTestMissing } from './full-test-result';
import { PacingView } from './pacing-view';
import { spokenTime } from '../../../player/analysis/question-analysis';
import { ResultFailed, ResultLoading } from './result-states';
import { ScoreOverview } from './score-overview';
import styles from './printed-report.module.css';

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });

const dateOf = (stamp: string): string => {
  const moment = parseUtcStamp(stamp);
  return moment ? DATE.format(moment) : stamp;
};

const RESULTS: Record<Outcome, string> = { correct: '✓ correct', incorrect: '✗ incorrect', omitted: '– omitted' };

type Row = SubjectResult['questions'][number] & { key: string };

/** One module's questions; the two modules of a section stand side by side. */
function ModuleTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <table className={styles.questions}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Yours</th>
          <th scope="col">Correct</th>
          <th scope="col">Result</th>
          <th scope="col">Time</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, answer, outcome, correct, seconds, cost, key }) => (
          <tr key={number} data-outcome={outcome}>
            <th scope="row">{number}</th>
            <td>{answer === '' ? '—' : answer.toUpperCase()}</td>
            <td>{key}</td>
            <td>{RESULTS[outcome]}</td>
            <td>{spokenTime(seconds)}</td>
            <td>{correct || cost === 0 ? '' : cost}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SectionPages({ result, subject }: { result: FullTestResult; subject: SubjectName }) {
  const { title, areas, questions, correctCount } = result[subject];
  const rows = questions.map((question) => ({
    ...question,
    key: (result.analysed[subject].find(({ position }) => position === question.position)?.correctAnswer ?? '')
      .split(',')
      .map((value) => value.trim().toUpperCase())
      .join(' or '),
  }));
  return (
    <section className={styles.page}>
      <h2>{title}</h2>
      <h3>Topics, the weakest first</h3>
      <ul className={styles.areas}>
        {areas.map((area) => (
          <li key={area.name}>
            <MasteryRow
              name={area.name}
              percent={area.percent}
              level={area.level}
              subject={subject}
              estimated={area.estimated}
            />
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <h3>
          Questions: {correctCount} of {questions.length} correct, {countOf(questions, 'omitted')} omitted
        </h3>
        <p className={styles.hint}>Cost: points that a right answer would have added.</p>
        <div className={styles.modules}>
          <ModuleTable title="Module 1" rows={rows.filter(({ module }) => module === 1)} />
          <ModuleTable title="Module 2" rows={rows.filter(({ module }) => module === 2)} />
        </div>
      </div>
    </section>
  );
}

/** The whole report on one page, for paper or a PDF by the browser's print. */
export function PrintedReport() {
  const { testId = '' } = useParams();
  const navigate = useNavigate();
  const name = useAppSelector((state) => state.session.username);
  const report = useFullTestReport(testId);
  if (report.state === 'loading') return <ResultLoading computing={report.computing} />;
  if (report.state === 'none') return <FullTestMissing unfinished={report.unfinished} />;
  if (report.state === 'failed')
    return <ResultFailed onRetry={report.retry} message={report.message} module={report.module} />;
  return (
    <article className={styles.report}>
      <div className={styles.tools}>
        <Button variant="outline" onClick={() => void navigate(resultPath(testId))}>
          Back to the report
        </Button>
        <Button onClick={() => window.print()}>Print or save as PDF</Button>
      </div>
      <section className={styles.page}>
        <h1>Full test report</h1>
        <p className={styles.who}>
          {name} · {dateOf(report.startTime)}
        </p>
        <ScoreOverview result={report.result} />
        <h2>Pacing &amp; Route</h2>
        <PacingView result={report.result} />
      </section>
      <SectionPages result={report.result} subject="english" />
      <SectionPages result={report.result} subject="math" />
    </article>
  );
}
