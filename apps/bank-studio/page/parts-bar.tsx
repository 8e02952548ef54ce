import { Check } from 'lucide-react';
import styles from './parts.module.css';
import { counted, openCount, PARTS, partsDone } from './parts';
import type { Part } from './wire';

/** Six bars, filled where nothing is left to do. */
export function PartsBar({ open }: { open: Record<Part, number> }) {
  const lacking = PARTS.filter(({ part }) => open[part] > 0).map(({ name }) => name);
  const left = lacking.length === 0 ? 'nothing is left' : `left: ${lacking.join('; ')}`;
  return (
    <span className={styles.bar} role="img" aria-label={`${partsDone(open)} of ${PARTS.length} parts done, ${left}`}>
      {PARTS.map(({ part }) => (
        <span key={part} data-done={open[part] === 0} />
      ))}
    </span>
  );
}

/** The parts of the form with what each still lacks: links to them. */
export function PartsNav({ open, onGo }: { open: Record<Part, number>; onGo: (part: Part) => void }) {
  const left = openCount(open);
  return (
    <nav className={styles.nav} aria-label="Parts of the draft">
      <ol>
        {PARTS.map(({ part, name }) => (
          <li key={part}>
            <button type="button" data-done={open[part] === 0} onClick={() => onGo(part)}>
              {open[part] === 0 ? <Check size={15} strokeWidth={2.5} aria-hidden /> : <b aria-hidden>{open[part]}</b>}
              <span>{name}</span>
              <span className="vh">{open[part] === 0 ? ', done' : `, ${counted(open[part], 'thing')} left`}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="vh" role="status">
        {left === 0 ? 'Nothing is left: the draft can be released.' : `${counted(left, 'thing')} left.`}
      </p>
    </nav>
  );
}
