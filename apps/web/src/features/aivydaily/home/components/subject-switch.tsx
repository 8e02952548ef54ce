import type { Subject } from '@aivy/contracts';
import { Segmented } from '@aivy/web-ui';
import styles from './subject-switch.module.css';

export const SUBJECT_NAMES: Record<Subject, string> = { math: 'Math', english: 'Reading & Writing' };
const OPTIONS = (['math', 'english'] as const).map((value) => ({ value, label: SUBJECT_NAMES[value] }));

interface SubjectSwitchProps {
  subject: Subject;
  onChange(subject: Subject): void;
}

/** Math, or Reading and Writing. */
export const SubjectSwitch = ({ subject, onChange }: SubjectSwitchProps) => (
  <Segmented className={styles.switch} label="Subject" value={subject} options={OPTIONS} onChange={onChange} />
);
