import type { ReactNode } from 'react';
import { Check, Minus, TriangleAlert } from 'lucide-react';
import { cx } from '@aivy/web-ui';
import { answersOf, isChosen, proposalWord, stateWord, type Choice, type ProposalRow } from '../model/proposals';
import styles from './proposals.module.css';

const count = new Intl.NumberFormat('en-US');
const minus = (text: string): string => text.replace('-', '−');
const decimals = (value: number, places = 2): string => minus(value.toFixed(places));
const signed = (value: number): string => `${value > 0 ? '+' : ''}${decimals(value)}`;

/** What is in use, and what is proposed instead. */
function Renewed({ from, to, error }: { from: number; to: number | null; error?: number }) {
  const isSame = to !== null && error === undefined && decimals(from) === decimals(to);
  if (to === null || isSame) return decimals(from);
  return (
    <>
      <span className={styles.before}>{decimals(from)}</span>
      <span className="vh"> in use, proposed </span>
      <span aria-hidden> → </span>
      {decimals(to)}
      {error !== undefined && <small>± {decimals(error)}</small>}
    </>
  );
}

const Published = ({ is }: { is: boolean }) =>
  is ? (
    <Check size={18} strokeWidth={2.3} aria-label="Published" />
  ) : (
    <Minus size={18} strokeWidth={1.9} className={styles.before} aria-label="Not published" />
  );

/** On a phone its label stands before it, and one with nothing in it is left out. */
const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td data-label={label} className={children === false ? styles.none : undefined}>
    {children !== false && <div>{children}</div>}
  </td>
);

/** What a calibration proposes, an item a row; on a phone an item a card. */
export function ProposalTable({
  rows,
  choice,
  published,
  onToggle,
}: {
  rows: readonly ProposalRow[];
  choice: Choice;
  /** Ids of those that were published; null before anything was. */
  published: ReadonlySet<number> | null;
  onToggle(row: ProposalRow): void;
}) {
  return (
    <table className={styles.table}>
      <caption className="vh">What is proposed for each item</caption>
      <thead>
        <tr>
          <th scope="col">{published ? 'Published' : 'Publish'}</th>
          <th scope="col">Item</th>
          <th scope="col">Answers</th>
          <th scope="col">Difficulty b</th>
          <th scope="col">Sharpness a</th>
          <th scope="col">Guessing c</th>
          <th scope="col">Change</th>
          <th scope="col">Misfit</th>
          <th scope="col">Time</th>
          <th scope="col">Proposal</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.item_id} {...{ row, choice, published, onToggle }} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  row,
  choice,
  published,
  onToggle,
}: Omit<Parameters<typeof ProposalTable>[0], 'rows'> & { row: ProposalRow }) {
  const proposes = row.proposed_b !== null || row.proposed_state !== null;
  return (
    <tr>
      <td>
        {published ? (
          <Published is={published.has(row.item_id)} />
        ) : (
          <input
            type="checkbox"
            className={styles.box}
            aria-label={`Publish ${row.key}`}
            checked={isChosen(row, choice)}
            disabled={!proposes}
            onChange={() => onToggle(row)}
          />
        )}
      </td>
      <th scope="row">
        {row.key}
        <small>
          {stateWord(row.state)}, asked in {row.setting === 'exam' ? 'tests' : 'practice'}
          {row.anchor === 'chosen' && ', will hold the scale'}
        </small>
      </th>
      <Cell label="Answers">
        {count.format(answersOf(row))}
        {row.left_out === null && <small>Suppressed (fewer than 10 students)</small>}
        {row.left_out !== null && row.left_out > 0 && <small>{count.format(row.left_out)} left out</small>}
      </Cell>
      <Cell label="Difficulty b">
        <Renewed from={row.b} to={row.proposed_b} error={row.se_b} />
      </Cell>
      <Cell label="Sharpness a">
        <Renewed from={row.a} to={row.proposed_a} />
      </Cell>
      <Cell label="Guessing c">
        <Renewed from={row.c} to={row.proposed_c} />
      </Cell>
      <Cell label="Change">{row.change_b !== null && signed(row.change_b)}</Cell>
      <Cell label="Misfit">{decimals(row.rmsd, 3)}</Cell>
      <Cell label="Time">{row.median_seconds !== null && `${Math.round(row.median_seconds)} s`}</Cell>
      <Cell label="Proposal">
        <span className={cx(styles.word, row.alarm && styles.alarm)}>
          {row.alarm && <TriangleAlert size={16} strokeWidth={2.2} aria-label="To be looked at:" />}
          {proposalWord(row)}
        </span>
        {row.reasons && <small>{row.reasons}</small>}
      </Cell>
    </tr>
  );
}
