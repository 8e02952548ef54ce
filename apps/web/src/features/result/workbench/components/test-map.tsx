import { MODULES, SUBJECTS } from '@aivy/exam';
import { cx } from '@aivy/web-ui';
import { isMistake, itemName, partOf, type AskedQuestion, type Attempt } from '../attempt';
import { pointsLost } from '../points-lost';
import { partName } from '../test-name';
import styles from './test-map.module.css';

/** Pixels: a wrong one that cost nothing, and the dearest of the test. */
const [LEAST, MOST] = [20, 40];

const dearestOf = ({ questions }: Attempt): number => Math.max(1, ...questions.map(({ cost }) => cost ?? 0));
const heightOf = ({ cost }: AskedQuestion, dearest: number): number => LEAST + ((MOST - LEAST) * (cost ?? 0)) / dearest;

interface PartProps {
  attempt: Attempt;
  part: ReturnType<typeof partOf>;
  item: string | null;
}

function Part({ attempt, part, item }: PartProps) {
  const questions = attempt.questions.filter((question) => partOf(question) === part);
  const missed = questions.filter(isMistake);
  const omitted = missed.filter(({ outcome }) => outcome === 'omitted').length;
  const cost = Math.round(pointsLost(attempt, missed));
  const dearest = dearestOf(attempt);
  const isKnown = missed.every((question) => question.cost !== null);
  return (
    <div
      role="img"
      aria-label={`${partName(part)}: ${questions.length} questions, ${missed.length - omitted} wrong, ${omitted} omitted${isKnown ? `, ${cost} points` : ''}`}
    >
      <div className={styles.cells}>
        {questions.map((question) => (
          <i
            key={question.number}
            data-outcome={question.outcome}
            className={cx(itemName(question) === item && styles.shown)}
            style={isMistake(question) ? { height: `${heightOf(question, dearest)}px` } : undefined}
          />
        ))}
      </div>
      <p className={styles.name}>
        <b>{partName(part)}</b>
        {isKnown ? <span>{cost === 0 ? '0' : `−${cost}`}</span> : null}
      </p>
    </div>
  );
}

/** Every question of a test as a cell: short ones right, tall ones wrong and the taller the dearer, dashed ones omitted. */
export function TestMap({ attempt, item }: { attempt: Attempt; item: string | null }) {
  return (
    <div className={styles.map}>
      <div className={cx(styles.modules, attempt.modules === null && styles.sections)}>
        {(attempt.modules ? MODULES : SUBJECTS).map((part) => (
          <Part key={part} attempt={attempt} part={part} item={item} />
        ))}
      </div>
      <p className={styles.key} aria-hidden="true">
        <span>
          <i data-outcome="correct" />
          Right
        </span>
        <span>
          <i data-outcome="incorrect" />
          Taller bar = cost more points
        </span>
        <span>
          <i data-outcome="omitted" />
          Omitted
        </span>
      </p>
    </div>
  );
}
