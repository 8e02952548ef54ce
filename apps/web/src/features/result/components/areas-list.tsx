import { AREAS_TO_IMPROVE } from '@aivy/exam';
import { Button, MasteryRow } from '@aivy/web-ui';
import { useState } from 'react';
import type { Area, SubjectResult } from '../model';
import styles from './areas-list.module.css';

export const NO_AREAS = 'No areas of improvement data available for this subject.';

/** How sure we are about each skill on the screen, one tap away. */
function HowSure({ areas }: { areas: readonly Area[] }) {
  const known = areas.filter(({ standing, estimated }) => standing !== undefined && !estimated);
  const hasPale = areas.some(({ estimated }) => estimated);
  if (known.length === 0 && !hasPale) return null;
  return (
    <details className={styles.sure}>
      <summary>How sure are we?</summary>
      {hasPale ? (
        <p>
          A pale bar comes from just a few answers, so we also look at the rest of the section. Practice makes it more
          accurate.
        </p>
      ) : null}
      {known.length > 0 ? (
        <>
          <p>“Room to grow” means 70% or less. We use all your answers so far.</p>
          <dl>
            {known.map(({ name, standing }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{standing}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </details>
  );
}

/** Skills of a subject, lowest mastery first: name, bar, percent and one label. The rest is one press away. */
export function AreasList({ result }: { result: SubjectResult }) {
  const [showAll, setShowAll] = useState(false);
  if (result.areas.length === 0) return <p>{NO_AREAS}</p>;
  const shown = showAll ? result.areas : result.areas.slice(0, AREAS_TO_IMPROVE);
  return (
    <div className={styles.areas}>
      <p className={styles.note}>The rate is based on both accuracy and speed.</p>
      <ul className={styles.rows}>
        {shown.map((area) => (
          <li key={area.name}>
            <MasteryRow
              name={area.name}
              percent={area.percent}
              level={area.label}
              subject={result.subject}
              estimated={area.estimated}
            />
          </li>
        ))}
      </ul>
      <HowSure areas={shown} />
      {result.areas.length > AREAS_TO_IMPROVE ? (
        <Button variant="outline" aria-expanded={showAll} onClick={() => setShowAll(!showAll)}>
          {showAll ? `Show ${AREAS_TO_IMPROVE} topics` : `Show all ${result.areas.length} topics`}
        </Button>
      ) : null}
    </div>
  );
}
