import type { Subject } from '@aivy/contracts';
import { Aivy } from '@aivy/web-ui';
import type { ReactNode } from 'react';
import { NOT_ENOUGH, quickLine, SECTION_NAMES } from '../effort-texts';
import styles from './effort-card.module.css';

export interface EffortSection {
  subject: Subject;
  /** Null for a section with too few careful answers. */
  outcome: { headline: string; note: string } | null;
  /** Questions that were passed by too fast. */
  unread: number;
}

interface EffortCardProps {
  title: string;
  lead: string;
  sections: readonly EffortSection[];
  /** The one thing to do, and what else there is. */
  children: ReactNode;
}

/** Which section has a score and which one needs another round. */
export const EffortCard = ({ title, lead, sections, children }: EffortCardProps) => (
  <div className={styles.page}>
    <section className={styles.card}>
      <div className={styles.figure}>
        <Aivy pose="idle" size={150} label="" />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.sections}>
        {sections.map(({ subject, outcome, unread }) => (
          <li key={subject} data-missing={outcome === null}>
            <span className={styles.subject} data-subject={subject}>
              {SECTION_NAMES[subject].label}
            </span>
            <h2 className={styles.headline}>{outcome?.headline ?? NOT_ENOUGH}</h2>
            <p>{outcome?.note ?? quickLine(unread)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>{children}</div>
    </section>
  </div>
);
