import { skillById } from '@aivy/exam';
import { Aivy, Button } from '@aivy/web-ui';
import { missionSentence, missionTag, type Topic } from '../topic-words';
import type { Topics } from '../use-topics';
import styles from './mission-panel.module.css';

interface MissionPanelProps {
  topics: Pick<Topics, 'mission' | 'known'>;
  starting: boolean;
  onStart(): void;
}

/** Today's mission. */
export function MissionPanel({ topics: { mission, known }, starting, onStart }: MissionPanelProps) {
  const topic: Topic | null = known.find(({ subcategory }) => subcategory === mission) ?? null;
  return (
    <section className={styles.today} aria-labelledby="mission">
      <div className={styles.words}>
        <p className={styles.tag}>{missionTag(topic, known)}</p>
        <h2 id="mission">{skillById(mission).name}</h2>
        <p>{missionSentence(topic)}</p>
        <Button variant="accent" onClick={onStart} pendingLabel={starting ? 'Starting…' : undefined}>
          Start today&apos;s mission
        </Button>
      </div>
      <div className={styles.art} aria-hidden="true">
        <Aivy pose="cheer" size={176} label="" />
      </div>
    </section>
  );
}
