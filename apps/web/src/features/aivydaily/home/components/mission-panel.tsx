import { skillById } from '@aivy/exam';
import { Aivy, Button } from '@aivy/web-ui';
import { aivydailyApi } from '../../../../core/api/aivydaily';
import { missionSentence, missionTag, type Topic } from '../topic-words';
import type { Topics } from '../use-topics';
import styles from './mission-panel.module.css';

const { useGetRewardsQuery } = aivydailyApi;

interface MissionPanelProps {
  topics: Pick<Topics, 'mission' | 'known'>;
  /** One was finished today. */
  isDone: boolean;
  starting: boolean;
  onStart(): void;
}

/** Today's mission, or one more when it's done. */
export function MissionPanel({ topics: { mission, known }, isDone, starting, onStart }: MissionPanelProps) {
  const topic: Topic | null = known.find(({ subcategory }) => subcategory === mission) ?? null;
  const sentence = missionSentence(topic, useGetRewardsQuery().data?.max_attempts);
  return (
    <section className={styles.today} aria-labelledby="mission">
      <div className={styles.words}>
        <p className={styles.tag}>{isDone ? 'Done for today. Next up:' : missionTag(topic, known)}</p>
        <h2 id="mission">{skillById(mission).name}</h2>
        <p>{isDone ? `Nice work. Want one more? ${sentence}` : sentence}</p>
        <Button variant="accent" onClick={onStart} pendingLabel={starting ? 'Starting…' : undefined}>
          {isDone ? 'Do one more' : "Start today's mission"}
        </Button>
      </div>
      <div className={styles.art} aria-hidden="true">
        <Aivy pose="cheer" size={176} label="" />
      </div>
    </section>
  );
}
