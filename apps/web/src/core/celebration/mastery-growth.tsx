import { Growth } from './growth';
import { masteryBar, masteryNote, WHY_MASTERY, type Mastery } from './skill-growth';
import styles from './celebration.module.css';

/** What a set or mission did for its skill, once the learner record has the answers. */
export function MasteryGrowth({
  skill,
  mastery,
  isPending,
}: {
  skill: number | null;
  mastery: Mastery | null;
  isPending: boolean;
}) {
  if (isPending)
    return (
      <p className={styles.pending} role="status">
        Working out what grew…
      </p>
    );
  if (skill === null || mastery === null) return null;
  const bar = masteryBar(skill, mastery);
  return (
    <Growth
      title={bar.change === null ? 'What you practiced' : 'What grew'}
      why={WHY_MASTERY}
      bars={[bar]}
      note={masteryNote(mastery)}
    />
  );
}
