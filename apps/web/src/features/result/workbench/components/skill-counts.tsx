import { Button } from '@aivy/web-ui';
import { useEffect, useRef, useState } from 'react';
import type { Mistake } from '../attempt';
import type { PlaceControls } from '../hooks/use-place';
import { countBySkill } from '../mistakes';
import styles from './skill-counts.module.css';

/** As many as a look takes in. */
const FIRST = 4;

interface SkillCountsProps {
  /** Those that the other filters leave. */
  mistakes: readonly Mistake[];
  /** The one that the list is narrowed to, 1-30; null for all. */
  skill: number | null;
  go: PlaceControls['go'];
}

/** Of several attempts together: how often each skill was missed. A press narrows the list to it, another one widens it. */
export function SkillCounts({ mistakes, skill, go }: SkillCountsProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button is gone: the keyboard goes on with the first of those that it brought.
  useEffect(() => {
    if (all) list.current?.children[FIRST]?.querySelector('button')?.focus();
  }, [all]);
  const counts = countBySkill(mistakes);
  const most = counts[0]?.count ?? 1;
  const shown = counts.filter((each, index) => all || index < FIRST || each.skill === skill);
  if (counts.length === 0) return null;
  return (
    <section className={styles.skills} aria-label="Mistakes by skill">
      <ul ref={list}>
        {shown.map(({ skill: id, name, subject, count }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.skill}
              aria-pressed={id === skill}
              onClick={() => go({ skill: id === skill ? null : id })}
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>
                {count}
                <span className="vh"> {count === 1 ? 'mistake' : 'mistakes'}</span>
              </span>
              <span className={styles.track} aria-hidden="true">
                <i data-subject={subject} style={{ width: `${(100 * count) / most}%` }} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < counts.length ? (
        <Button variant="ghost" onClick={() => setAll(true)}>
          {counts.length - shown.length} more {counts.length - shown.length === 1 ? 'skill' : 'skills'}
        </Button>
      ) : null}
    </section>
  );
}
