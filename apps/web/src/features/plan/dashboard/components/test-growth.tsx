import { Explained } from '../../../../core/celebration/explained';
import { Growth, type Grown } from '../../../../core/celebration/growth';
import { growthSentence, signed } from '../chance';
import type { ScorePathData } from '../score-path-model';
import styles from './test-growth.module.css';

type Result = ScorePathData['score_path'][number];

const WHY_SCORE =
  'The big number is our best estimate from this test. A test never measures exactly, so your real level is likely in the range.';
const WHY_CHANGE =
  'Two tests differ a little even when nothing has changed. We only call it an improvement when the change is bigger than that.';

const SECTION_LOW = 200;
const SECTION_SPAN = 600;
const part = (score: number): number => (score - SECTION_LOW) / SECTION_SPAN;

const bar = (name: string, subject: Grown['subject'], before: number, now: number): Grown => ({
  name,
  subject,
  change: `${before} → ${now}`,
  from: part(Math.min(before, now)),
  to: part(now),
  label: `${before} before, ${now} now`,
});

const difference = (points: number): string =>
  points === 0 ? 'The same total.' : `${points > 0 ? 'Up' : 'Down'} ${signed(points).slice(1)} in total.`;

/** What the newest test says: its score, and each section next to the result before. Nothing before a first result. */
export function TestGrowth({ data: { score_path: path } }: { data: ScorePathData }) {
  const [now, before] = [path.at(-1), path.at(-2)];
  if (!now || now.kind !== 'full-test') return null;
  return (
    <>
      <p className={styles.score}>{now.score}</p>
      <div className={styles.range}>
        <Explained label="How we estimate this" why={WHY_SCORE}>
          Likely {now.score_low}–{now.score_high}
        </Explained>
      </div>
      {before ? <Sections before={before} now={now} /> : null}
    </>
  );
}

function Sections({ before, now }: { before: Result; now: Result }) {
  const chance = now.growth_chance;
  return (
    <Growth
      title={before.kind === 'diagnostic' ? 'Since your diagnostic' : 'Since your last test'}
      why={WHY_CHANGE}
      bars={[
        bar('Reading & Writing', 'english', before.english_score, now.english_score),
        bar('Math', 'math', before.math_score, now.math_score),
      ]}
      note={`${difference(now.score - before.score)}${chance === null ? '' : ` ${growthSentence(chance)}.`}`}
    />
  );
}
