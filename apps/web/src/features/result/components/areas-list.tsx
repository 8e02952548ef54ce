import { Button, MasteryRow } from '@aivy/web-ui';
import { useState } from 'react';
import type { SubjectResult } from '../model';
import styles from './areas-list.module.css';

/** Areas shown at first (specification §9); the rest is one press away. */
const TOP_AREAS = 5;
export const NO_AREAS = 'No areas of improvement data available for this subject.';

/** Skills of a subject, weakest first: name, bar, percent, level. */
export function AreasList({ result }: { result: SubjectResult }) {
  const [showAll, setShowAll] = useState(false);
  if (result.areas.length === 0) return <p>{NO_AREAS}</p>;
  const shown = showAll ? result.areas : result.areas.slice(0, TOP_AREAS);
  return (
    <div className={styles.areas}>
      <p className={styles.note}>The rate is based on both accuracy and speed.</p>
      <ul className={styles.rows}>
        {shown.map((area) => (
          <li key={area.name}>
            <MasteryRow
              name={area.name}
              percent={area.percent}
              level={area.level}
              subject={result.subject}
              estimated={area.estimated}
            />
          </li>
        ))}
      </ul>
      {shown.some((area) => area.estimated) ? (
        <p className={styles.note}>
          “Estimated” means few questions touched this topic, so your whole section score speaks for it.
        </p>
      ) : null}
      {result.areas.length > TOP_AREAS ? (
        <Button variant="outline" aria-expanded={showAll} onClick={() => setShowAll(!showAll)}>
          {showAll ? `Show the ${TOP_AREAS} weakest` : `Show all ${result.areas.length} topics`}
        </Button>
      ) : null}
    </div>
  );
}
