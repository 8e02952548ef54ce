import { Button, MasteryRow } from '@aivy/web-ui';
import { useState } from 'react';
import type { SubjectResult } from '../model';
import styles from './areas-list.module.css';

/** Areas shown at first (specification §9); the rest is one press away. */
const TOP_AREAS = 5;
export const NO_AREAS = 'No areas of improvement data available for this subject.';

const WEAK_MEANS = '“Weak” means 70\u00a0% or below, going by all your answers so far: diagnostic, tests and practice.';
const OF_TEN_MEANS = '“7 of 10”: of ten topics with answers like yours, seven are.';
const SILENCE_MEANS =
  '“Not enough yet”: too few answers on this topic alone, so its pale bar is mostly your whole section.';

/** What the words beside the bars mean: those that are there. */
function SurenessNote({ areas }: { areas: SubjectResult['areas'] }) {
  const told = areas.filter(({ standing }) => standing !== undefined);
  if (told.length > 0) {
    const means = [
      told.some(({ estimated }) => !estimated) && WEAK_MEANS,
      told.some(({ standing }) => standing?.endsWith('of 10')) && OF_TEN_MEANS,
      told.some(({ estimated }) => estimated) && SILENCE_MEANS,
    ];
    return <p className={styles.note}>{means.filter(Boolean).join(' ')}</p>;
  }
  return areas.some(({ estimated }) => estimated) ? (
    <p className={styles.note}>
      “Estimated” means few questions touched this topic, so your whole section score speaks for it.
    </p>
  ) : null;
}

/** Skills of a subject, weakest first: name, bar, percent, level and how sure that is. */
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
              standing={area.standing}
            />
          </li>
        ))}
      </ul>
      <SurenessNote areas={shown} />
      {result.areas.length > TOP_AREAS ? (
        <Button variant="outline" aria-expanded={showAll} onClick={() => setShowAll(!showAll)}>
          {showAll ? `Show the ${TOP_AREAS} weakest` : `Show all ${result.areas.length} topics`}
        </Button>
      ) : null}
    </div>
  );
}
