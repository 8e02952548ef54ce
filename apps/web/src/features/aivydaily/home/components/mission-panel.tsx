import { skillById } from '@aivy/exam';
import { Aivy, Button, Chip } from '@aivy/web-ui';
import { missionSentence, missionTag, topicWords, worthWords, type Topic } from '../topic-words';
import styles from './mission-panel.module.css';

interface MissionPanelProps {
  /** Ids of the set, the best one first. */
  topics: readonly number[];
  known: readonly Topic[];
  /** The topic whose session is being started. */
  starting: number | null;
  onStart(subcategory: number): void;
}

/** The best topic of a set as today's mission, and the others of the set beside each other. */
export function MissionPanel({ topics, known, starting, onStart }: MissionPanelProps) {
  const [first, ...others] = topics;
  if (first === undefined) return null;
  const of = (id: number): Topic | null => known.find(({ subcategory }) => subcategory === id) ?? null;
  const best = of(first);
  return (
    <>
      <section className={styles.today} aria-labelledby="mission">
        <div className={styles.words}>
          <p className={styles.tag}>{missionTag(best, known)}</p>
          <h2 id="mission">{skillById(first).name}</h2>
          <p>{missionSentence(best)}</p>
          <Button
            variant="accent"
            onClick={() => onStart(first)}
            pendingLabel={starting === first ? 'Starting...' : undefined}
          >
            Start today&apos;s mission
          </Button>
        </div>
        <div className={styles.art} aria-hidden="true">
          <Aivy pose="cheer" size={176} label="" />
        </div>
      </section>
      <ul className={styles.others}>
        {others.map((id) => {
          const { name, subject } = skillById(id);
          const topic = of(id);
          return (
            <li key={id}>
              <Chip tone={subject === 'math' ? 'math' : 'english'}>{subject === 'math' ? 'Math' : 'R&W'}</Chip>
              <h3>{name}</h3>
              <p>
                {topic ? (
                  <>
                    {topicWords(topic)}, <b>{worthWords(topic.worth, 'points')} a month</b>
                  </>
                ) : (
                  'Five questions'
                )}
              </p>
              <Button
                variant="outline"
                aria-label={`Start ${name}`}
                onClick={() => onStart(id)}
                pendingLabel={starting === id ? 'Starting...' : undefined}
              >
                Start
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
