import { useState, type ReactNode } from 'react';
import { Button, Select, Skeleton, TextField } from '@aivy/web-ui';
import type { ReportDetail } from '../model/report';
import { useProposals } from '../hooks/use-proposals';
import {
  FILTERS,
  inSight,
  isChosen,
  NO_CHOICE,
  ORDERS,
  outcomeOf,
  withToggled,
  type Filter,
  type Order,
  type ProposalRow,
} from '../model/proposals';
import { ProposalTable } from './proposal-table';
import { Publish } from './publish';
import styles from './proposals.module.css';

/** Rows that are shown at once, and added by the button below them. */
const PAGE = 25;
const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const count = new Intl.NumberFormat('en-US');

/** What a calibration proposes item by item, and the step by which students are measured by it. */
export function Proposals({ report }: { report: ReportDetail }) {
  const { rows, failed, again } = useProposals(report.id);
  return (
    <section className={styles.card} aria-labelledby="proposals">
      {!rows && <Head />}
      {failed && (
        <div className={styles.trouble} role="alert">
          The proposals could not be loaded.
          <Button variant="outline" onClick={again}>
            Try again
          </Button>
        </div>
      )}
      {!rows && !failed && (
        <div role="status" aria-label="Loading the proposals">
          <Skeleton />
        </div>
      )}
      {rows && <Loaded report={report} rows={rows} />}
    </section>
  );
}

const Head = ({ children }: { children?: ReactNode }) => (
  <div className={styles.head}>
    <h2 id="proposals" className={styles.title}>
      Proposals
    </h2>
    {children}
  </div>
);

function Loaded({ report, rows }: { report: ReportDetail; rows: readonly ProposalRow[] }) {
  const [choice, setChoice] = useState(NO_CHOICE);
  const [sight, setSight] = useState<{ filter: Filter; order: Order; text: string }>({
    filter: 'proposed',
    order: 'alarm',
    text: '',
  });
  const [shown, setShown] = useState(PAGE);
  const see = (part: Partial<typeof sight>) => {
    setShown(PAGE);
    setSight({ ...sight, ...part });
  };
  const published = report.published_items === null ? null : new Set(report.published_items);
  // What was published is known; before that, what is chosen.
  const found = inSight(rows, sight, (row) => published?.has(row.item_id) ?? isChosen(row, choice));
  return (
    <>
      <Head>
        <Publish report={report} choice={choice} outcome={outcomeOf(rows, choice)} />
      </Head>
      <div className={styles.tools}>
        <TextField
          className={styles.field}
          label="Find an item"
          type="search"
          value={sight.text}
          onChange={({ target }) => see({ text: target.value })}
        />
        <Select
          className={styles.field}
          label="Show"
          value={sight.filter}
          options={optionsOf(published ? { ...FILTERS, left: 'Not published' } : FILTERS)}
          onChange={({ target }) => see({ filter: target.value as Filter })}
        />
        <Select
          className={styles.field}
          label="Order"
          value={sight.order}
          options={optionsOf(ORDERS)}
          onChange={({ target }) => see({ order: target.value as Order })}
        />
      </div>
      <p className={styles.count} role="status">
        {found.length === 0
          ? 'No item of this kind.'
          : `${count.format(found.length)} of ${count.format(rows.length)} items`}
      </p>
      {found.length > 0 && (
        <ProposalTable
          rows={found.slice(0, shown)}
          choice={choice}
          published={published}
          onToggle={(row) => setChoice(withToggled(choice, row))}
        />
      )}
      {found.length > shown && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + PAGE)}>
          Show {Math.min(PAGE, found.length - shown)} more
        </button>
      )}
    </>
  );
}
