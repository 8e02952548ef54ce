import { useEffect, useState } from 'react';
import { SKILLS } from '@aivy/exam';
import { Chip } from '@aivy/web-ui';
import { listDrafts } from './api';
import { filtered, NO_FILTER, type Filter } from './filter';
import styles from './list.module.css';
import { counted, openCount, PARTS } from './parts';
import { PartsBar } from './parts-bar';
import { ThemeChoice } from './theme-choice';
import type { DraftList as Drafts, Entry } from './wire';

/** Kept while a draft is open, so that one comes back to the same list. */
let lastFilter: Filter = NO_FILTER;

const STATES: readonly { state: Entry['state']; name: string }[] = [
  { state: 'open', name: 'To complete' },
  { state: 'ready', name: 'Complete' },
  { state: 'released', name: 'Released' },
];
const nameOf = new Map(SKILLS.map(({ id, name }) => [id, name]));

/** How many drafts stand where, as one bar and in words. */
function Progress({ entries }: { entries: readonly Entry[] }) {
  const counts = STATES.map(({ state, name }) => ({
    state,
    name,
    count: entries.filter((each) => each.state === state).length,
  }));
  return (
    <div className={styles.progress}>
      <div className={styles.stack} aria-hidden>
        {[...counts].reverse().map(({ state, count }) => (
          <span key={state} data-state={state} style={{ flexGrow: count }} />
        ))}
      </div>
      <dl>
        {[...counts].reverse().map(({ state, name, count }) => (
          <div key={state} data-state={state}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface SelectProps<Name extends keyof Filter> {
  label: string;
  name: Name;
  filter: Filter;
  options: readonly (readonly [value: string, text: string])[];
  onFilter: (filter: Filter) => void;
}

const FilterSelect = <Name extends keyof Filter>({ label, name, filter, options, onFilter }: SelectProps<Name>) => (
  <label>
    {label}
    <select value={filter[name]} onChange={({ target }) => onFilter({ ...filter, [name]: target.value })}>
      <option value="">all</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

function FilterRow({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  return (
    <search className={styles.filter}>
      <label className={styles.wide}>
        Key, file or words
        <input
          type="search"
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
      </label>
      <FilterSelect
        label="State"
        name="state"
        {...{ filter, onFilter }}
        options={STATES.map(({ state, name }) => [state, name])}
      />
      <FilterSelect
        label="Lacks"
        name="lacks"
        {...{ filter, onFilter }}
        options={PARTS.map(({ part, name }) => [part, name])}
      />
      <FilterSelect
        label="Section"
        name="subject"
        {...{ filter, onFilter }}
        options={[
          ['english', 'Reading & Writing'],
          ['math', 'Math'],
          ['none', 'No skill yet'],
        ]}
      />
    </search>
  );
}

const KINDS = { choice: 'choice', numeric: 'number', text: 'words' } as const;

function Row({ entry }: { entry: Entry }) {
  const { key, title, file, type, skill, difficulty, open, state } = entry;
  const lacks = PARTS.filter(({ part }) => open[part] > 0);
  return (
    <li className={styles.row}>
      <a href={`#/${key}`}>
        <b>{title || 'No question yet'}</b>
        <span className={styles.facts}>
          {key} · {file} · {KINDS[type]}
          {skill !== null && ` · ${nameOf.get(skill)}`}
          {difficulty !== null && ` · ${difficulty}`}
        </span>
      </a>
      <PartsBar open={open} />
      <div className={styles.lacks}>
        {state === 'open' &&
          lacks.map(({ part, name }) => (
            <Chip key={part} tone="sun">
              {name} {open[part]}
            </Chip>
          ))}
        {state === 'ready' && <Chip tone="ivy">Complete</Chip>}
        {state === 'released' && <Chip tone="correct">Released</Chip>}
      </div>
    </li>
  );
}

function Rows({ drafts }: { drafts: Drafts }) {
  const [filter, setFilter] = useState(lastFilter);
  const onFilter = (next: Filter): void => {
    lastFilter = next;
    setFilter(next);
  };
  const found = filtered(drafts.entries, filter);
  const things = found.reduce((sum, { open }) => sum + openCount(open), 0);
  return (
    <>
      <Progress entries={drafts.entries} />
      <FilterRow filter={filter} onFilter={onFilter} />
      <p className={styles.count} role="status">
        {counted(found.length, 'draft')}, {counted(things, 'thing')} left in them
      </p>
      <ul className={styles.rows}>
        {found.map((entry) => (
          <Row key={entry.key} entry={entry} />
        ))}
      </ul>
      {found.length === 0 && <p className={styles.count}>No draft is like that. Widen the filter.</p>}
      {drafts.unreadable.length > 0 && (
        <section className={styles.unreadable} aria-labelledby="unreadable">
          <h2 id="unreadable">{counted(drafts.unreadable.length, 'file')} of the folder cannot be read</h2>
          <ul>
            {drafts.unreadable.map(({ file, reason }) => (
              <li key={file}>
                <b>{file}</b> {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** All drafts of the folder, and what each still lacks. */
export function DraftList() {
  const [drafts, setDrafts] = useState<Drafts | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Drafts';
    const load = (): void =>
      void listDrafts().then(
        (list) => {
          setDrafts(list);
          setFault(null);
        },
        (error: unknown) => setFault(error instanceof Error ? error.message : String(error)),
      );
    load();
    window.addEventListener('focus', load);
    return () => window.removeEventListener('focus', load);
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div>
          <h1>Drafts</h1>
          <p>{drafts?.folder}</p>
        </div>
        <ThemeChoice />
      </header>
      <main>
        {fault !== null && <p role="alert">{fault}</p>}
        {drafts && drafts.entries.length + drafts.unreadable.length === 0 && (
          <p>No draft is in this folder. npm run bank -- import makes drafts of other makers’ items.</p>
        )}
        {drafts && drafts.entries.length + drafts.unreadable.length > 0 && <Rows drafts={drafts} />}
      </main>
    </div>
  );
}
