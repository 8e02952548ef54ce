import { skillById } from '@aivy/exam';
import { Button } from '@aivy/web-ui';
import { CircleQuestionMark } from 'lucide-react';
import { gainWords, type Topic } from '../topic-words';
import { MasteryBar } from './mastery-bar';
import styles from './focus-areas.module.css';

interface FocusAreasProps {
  focus: readonly Topic[];
  starting: number | null;
  onStart(subcategory: number): void;
}

/** The focus areas with what practice could add, and one tap away how sure that is. */
export function FocusAreas({ focus, starting, onStart }: FocusAreasProps) {
  return (
    <section className={styles.focus} aria-labelledby="focus">
      <h2 id="focus" className={styles.head}>
        Focus areas <small>({focus.length})</small>
      </h2>
      <ul>
        {focus.map(({ subcategory: id, mastery, worth }) => {
          const { name } = skillById(id);
          return (
            <li key={id} className={styles.topic}>
              <b>{name}</b>
              <MasteryBar skill={id} mastery={mastery} />
              <span className={styles.worth}>{gainWords(worth)}</span>
              <Button
                variant="outline"
                className={styles.start}
                aria-label={`Start ${name}`}
                onClick={() => onStart(id)}
                pendingLabel={starting === id ? 'Starting…' : undefined}
              >
                Start
              </Button>
            </li>
          );
        })}
      </ul>
      <details className={styles.sure}>
        <summary>
          <CircleQuestionMark size={17} aria-hidden="true" />
          How sure are we?
        </summary>
        <p>
          The bar is our best estimate of your level, from your answers. The number is about how much your SAT score
          could go up in a month with one mission a day on that topic.
        </p>
        <ul>
          {focus.map(({ subcategory: id, mastery_low: low, mastery_high: high, answered }) => (
            <li key={id}>
              {skillById(id).name}: likely {Math.round(low)}–{Math.round(high)}, {basis(answered)}.
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const basis = (answered: number): string =>
  answered === 0
    ? 'based on your other answers in this section'
    : `based on ${answered} ${answered === 1 ? 'answer' : 'answers'}`;
