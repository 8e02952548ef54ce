import type { Subject } from '@aivy/contracts';
import { Check, Star } from 'lucide-react';
import { focusRows, movedUp, strongestText, type FocusData, type FocusRow } from '../focus-model';
import type { ProgressData } from '../improvements-model';
import type { PlanView } from '../plan-view';
import styles from './focus-list.module.css';

function Bar({ mastery: { then, gained, now } }: { mastery: NonNullable<FocusRow['mastery']> }) {
  return (
    <span
      className={styles.bar}
      role="img"
      aria-label={`Mastery ${now}${gained > 0 ? `, ${gained} more than at your diagnostic` : ''}`}
    >
      <i className={styles.then} style={{ width: `${then}%` }} />
      <i className={styles.gained} style={{ left: `${then}%`, width: `${gained}%` }} />
    </span>
  );
}

export interface FocusListProps {
  focus: FocusData;
  progress: ProgressData;
  subject: Subject;
  view: PlanView;
}

/** The focus areas of the journey: when each is practiced, and what practice gained since the diagnostic. */
export function FocusList({ focus, progress, subject, view }: FocusListProps) {
  const today = view.doneToday || view.isFinished ? null : view.day;
  const rows = focusRows(focus, progress, subject, { lastFinishedDay: view.days.lastFinishedDay, today });
  const note = movedUp(focus, progress, subject) ?? strongestText(focus, progress, subject);
  return (
    <div className={styles.focus} data-subject={subject}>
      <ol>
        {rows.map(({ skill, name, isDone, day, mastery }, index) => (
          <li key={skill}>
            <i className={isDone ? styles.done : styles.place}>
              {isDone ? <Check size={15} strokeWidth={2.8} aria-label="Done:" /> : index + 1}
            </i>
            <b>{name}</b>
            <em>
              {day}
              {mastery && mastery.gained > 0 ? (
                <>
                  {' · '}
                  <b>+{mastery.gained}</b>
                </>
              ) : null}
            </em>
            {mastery ? <Bar mastery={mastery} /> : null}
          </li>
        ))}
      </ol>
      {note !== null ? (
        <p className={styles.note}>
          <Star size={17} strokeWidth={1.9} aria-hidden />
          <span>{note}</span>
        </p>
      ) : null}
    </div>
  );
}
