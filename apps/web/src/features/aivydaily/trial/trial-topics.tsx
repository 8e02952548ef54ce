import { SKILLS } from '@aivy/exam';
import { Button, Chip, Spinner } from '@aivy/web-ui';
import { aivydailyApi } from '../../../core/api/aivydaily';
import styles from './trial.module.css';

const { useGetTrialQuery } = aivydailyApi;

const READING_AND_WRITING = 'R&W';

/** The topics that can be tried. */
export function TrialTopics({ onChoose }: { onChoose(topic: number): void }) {
  const { data, isError, refetch } = useGetTrialQuery({});
  if (isError)
    return (
      <div className={styles.state} role="alert">
        <p>We couldn’t load the trial.</p>
        <Button variant="outline" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data)
    return (
      <div className={styles.state} role="status">
        <Spinner />
        <p>Loading the topics...</p>
      </div>
    );
  return (
    <ul className={styles.topics}>
      {data.topics.map((id) => {
        const skill = SKILLS.find((each) => each.id === id);
        return skill ? (
          <li key={id}>
            <button type="button" className={styles.topic} onClick={() => onChoose(id)}>
              <Chip tone={skill.subject}>{skill.subject === 'math' ? 'Math' : READING_AND_WRITING}</Chip>
              <b>{skill.name}</b>
              <span>3 questions, no account</span>
            </button>
          </li>
        ) : null;
      })}
    </ul>
  );
}
