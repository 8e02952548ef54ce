import { skillById } from '@aivy/exam';
import styles from './mastery-bar.module.css';

/** How far a topic's mastery has come. */
export const MasteryBar = ({ skill, mastery }: { skill: number; mastery: number }) => (
  <span
    className={styles.bar}
    data-subject={skillById(skill).subject}
    role="img"
    aria-label={`Mastery ${Math.round(mastery)} of 100`}
  >
    <i style={{ width: `${mastery}%` }} />
  </span>
);
