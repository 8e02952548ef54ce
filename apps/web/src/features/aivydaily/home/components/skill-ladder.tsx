import { skillById } from '@aivy/exam';
import { Segmented } from '@aivy/web-ui';
import { useState } from 'react';
import { topicWords, worthWords, type Topic } from '../topic-words';
import styles from './skill-ladder.module.css';

type Subject = 'math' | 'english';
const SUBJECTS = [
  { value: 'math', label: 'Math' },
  { value: 'english', label: 'R&W' },
] as const;
const SHOWN = 8;

/** Mastery as a ranking: what practice wins most with stands first; the bar says how sure the dot is. */
export function SkillLadder({ known, onStart }: { known: readonly Topic[]; onStart(subcategory: number): void }) {
  const [subject, setSubject] = useState<Subject>('math');
  const [all, setAll] = useState(false);
  const topics = known.filter(({ subcategory }) => skillById(subcategory).subject === subject);
  const name = subject === 'math' ? 'Math' : 'R&W';
  return (
    <section className={styles.ladder} aria-labelledby="ladder" data-subject={subject}>
      <div className={styles.head}>
        <h2 id="ladder">Where you stand</h2>
        <Segmented label="Subject" value={subject} options={SUBJECTS} onChange={setSubject} />
      </div>
      <table className={styles.table}>
        <caption className="vh">{name} areas, what practice wins most with first</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.rank}>
              <span className="vh">Rank</span>
            </th>
            <th scope="col">Area</th>
            <th scope="col" className={styles.place}>
              Where your mastery lies, line at 70
            </th>
            <th scope="col" className={styles.standing}>
              In words
            </th>
            <th scope="col" className={styles.worth}>
              Worth in a month
            </th>
          </tr>
        </thead>
        <tbody>
          {(all ? topics : topics.slice(0, SHOWN)).map((topic, index) => (
            <tr key={topic.subcategory}>
              <td className={styles.rank}>{index + 1}</td>
              <th scope="row" className={styles.name}>
                <button type="button" onClick={() => onStart(topic.subcategory)}>
                  {skillById(topic.subcategory).name}
                </button>
              </th>
              <td className={styles.place}>
                <PosteriorBar topic={topic} />
              </td>
              <td className={styles.standing}>{topicWords(topic)}</td>
              <td className={styles.worth}>{worthWords(topic.worth, 'pts')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <p>
          The dot is the best guess, the bar where it may well lie. Where your answers in an area say no more than your
          whole section does, it says &quot;Not enough yet&quot;; &quot;7 of 10&quot; means that seven of ten such areas
          are weak. &quot;Worth in a month&quot; is what a mission a day should add to your score; one alone adds a
          fraction of a point. A miss in a test costs more because a test is short: one answer moves its score a lot,
          while skill grows in small steps.
        </p>
        {topics.length > SHOWN ? (
          <button type="button" className={styles.all} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'The first eight' : `All ${topics.length} ${name} areas`}
          </button>
        ) : null}
      </div>
    </section>
  );
}

function PosteriorBar({ topic: { mastery, mastery_low: low, mastery_high: high } }: { topic: Topic }) {
  return (
    <span
      className={styles.bar}
      role="img"
      aria-label={`most likely ${Math.round(mastery)}, between ${Math.round(low)} and ${Math.round(high)}`}
    >
      <i style={{ left: `${low}%`, width: `${Math.max(0, high - low)}%` }} />
      <b style={{ left: `${mastery}%` }} />
    </span>
  );
}
