import { parseUtcStamp } from '@aivy/exam';
import { Button, MasteryRow } from '@aivy/web-ui';
import { memo, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useAppSelector } from '../../../core/store';
import { useFullTestReport } from '../hooks/use-full-test-report';
import { usePooledResult } from '../hooks/use-pooled-result';
import { countOf, type Outcome, type SubjectName } from '../../../player/analysis/model';
import type { Area, FullTestResult, SubjectResult } from '../model';
import { resultPath } from '../../../config/test-paths';
import { useDrawnParts } from '../../../lib/drawn-parts';
import { longDate } from '../../../lib/long-date';
import { FullTestMissing } from './full-test-missing';
import { PacingView } from './pacing-view';
import { spokenTime } from '../../../player/analysis/spoken-time';
import { ResultFailed, ResultLoading } from './result-states';
import { ScoreOverview } from './score-overview';
import styles from './printed-report.module.css';

const dateOf = (stamp: string): string => {
  const moment = parseUtcStamp(stamp);
  return moment ? longDate(moment) : stamp;
};

const RESULTS: Record<Outcome, string> = {
  correct: '✓ correct',
  incorrect: '✗ incorrect',
  omitted: '– omitted',
  withdrawn: 'withdrawn',
};

type Row = SubjectResult['questions'][number] & { key: string };

/** One module's questions; the two modules of a section stand side by side. */
const ModuleTable = memo(function ModuleTable({ title, rows }: { title: string; rows: readonly Row[] }) {
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
});

const Topics = memo(function Topics({ areas, subject }: { areas: readonly Area[]; subject: SubjectName }) {
  return (
    <ul className={styles.areas}>
      {areas.map((area) => (
        <li key={area.name}>
          <MasteryRow
            name={area.name}
            percent={area.percent}
            level={area.label}
            subject={subject}
            estimated={area.estimated}
          />
        </li>
      ))}
    </ul>
  );
});

/** The questions of a section by module, each with its key. */
function rowsOf(result: FullTestResult, subject: SubjectName): Record<1 | 2, readonly Row[]> {
  const keys = new Map(result.analysed[subject].map(({ position, correctAnswer }) => [position, correctAnswer]));
  const rows = result[subject].questions.map((question) => ({
    ...question,
    key: (keys.get(question.position) ?? '')
      .split(',')
      .map((value) => value.trim().toUpperCase())
      .join(' or '),
  }));
  const ofModule = (module: 1 | 2) => rows.filter((row) => row.module === module);
  return { 1: ofModule(1), 2: ofModule(2) };
}

/** Topics and two tables. */
const SECTION_PARTS = 3;

/** @param drawn how many of its parts are to be drawn by now; none without one */
function SectionPages({ result, subject, drawn }: { result: FullTestResult; subject: SubjectName; drawn: number }) {
  const { title, areas, questions, counted, correctCount } = result[subject];
  const rows = useMemo(() => rowsOf(result, subject), [result, subject]);
  if (drawn < 1) return null;
  return (
    <section className={styles.page}>
      <h2>{title}</h2>
      <h3>Topics, most room to grow first</h3>
      <Topics areas={areas} subject={subject} />
      <div className={styles.answers}>
        <h3>
          Questions: {correctCount} of {counted} correct, {countOf(questions, 'omitted')} omitted
        </h3>
        <p className={styles.hint}>Cost: points that a right answer would have added.</p>
        <div className={styles.modules}>
          {drawn > 1 && <ModuleTable title="Module 1" rows={rows[1]} />}
          {drawn > 2 && <ModuleTable title="Module 2" rows={rows[2]} />}
        </div>
      </div>
    </section>
  );
}

/** Drawn by and by: as one piece its two hundred rows and bars would keep a phone from answering for a third of a second. */
function Pages({ result: tested, who }: { result: FullTestResult; who: string }) {
  const result = usePooledResult(tested) ?? tested;
  const drawn = useDrawnParts(1 + 2 * SECTION_PARTS);
  return (
    <>
      <section className={styles.page}>
        <h1>Full test report</h1>
        <p className={styles.who}>{who}</p>
        <Summary result={result} />
      </section>
      <SectionPages result={result} subject="english" drawn={drawn - 1} />
      <SectionPages result={result} subject="math" drawn={drawn - 1 - SECTION_PARTS} />
    </>
  );
}

const Summary = memo(function Summary({ result }: { result: FullTestResult }) {
  return (
    <>
      <ScoreOverview result={result} />
      <h2>Pacing &amp; Route</h2>
      <PacingView result={result} />
    </>
  );
});

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
      <Pages result={report.result} who={`${name} · ${dateOf(report.startTime)}`} />
    </article>
  );
}
