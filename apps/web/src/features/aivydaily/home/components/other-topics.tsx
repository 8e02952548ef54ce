import { skillById } from '@aivy/exam';
import { Shuffle } from 'lucide-react';
import { topicLabel } from '../topic-groups';
import type { Topics } from '../use-topics';
import styles from './other-topics.module.css';

interface OtherTopicsProps {
  topics: Pick<Topics, 'known' | 'sets' | 'index' | 'turn'>;
  starting: number | null;
  onStart(subcategory: number): void;
}

/** A set of other topics, and the next one at a tap. */
export function OtherTopics({ topics: { known, sets, index, turn }, starting, onStart }: OtherTopicsProps) {
  return (
    <section className={styles.others} aria-labelledby="others">
      <div className={styles.head}>
        <h2 id="others">Or pick a topic</h2>
        {sets.length > 1 ? (
          <button type="button" className={styles.turn} onClick={turn}>
            <Shuffle size={18} strokeWidth={2} aria-hidden="true" />
            Show other topics
          </button>
        ) : null}
      </div>
      <p className="vh" role="status">
        Set {index + 1} of {sets.length}
      </p>
      <ul className={styles.set}>
        {sets[index]?.map((id) => (
          <li key={id}>
            <button type="button" aria-busy={starting === id} onClick={() => onStart(id)}>
              <span className="vh">Start </span>
              {skillById(id).name}
              <small>
                {starting === id
                  ? 'Starting…'
                  : topicLabel(
                      known.find(({ subcategory }) => subcategory === id),
                      false,
                    )}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
