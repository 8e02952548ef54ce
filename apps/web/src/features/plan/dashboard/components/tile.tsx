import { useId, type ReactNode } from 'react';
import { cx } from '@aivy/web-ui';
import styles from './tile.module.css';

/** What a tile needs of its query. */
export interface Loaded<T> {
  data?: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch(): unknown;
}

/** A card of the dashboard with its heading. `large` in the expanded monitor and on the left. */
export function Tile({
  title,
  note,
  tools,
  large,
  className,
  children,
}: {
  title: string;
  /** Small, beside the title. */
  note?: string;
  tools?: ReactNode;
  large?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = large ? 'h2' : 'h3';
  return (
    <section className={cx(styles.tile, large && styles.large, className)} aria-labelledby={id}>
      <header className={styles.header}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {note && <small className={styles.note}>{note}</small>}
        {tools}
      </header>
      {children}
    </section>
  );
}

/** Says 'Loading...' until there is something to show, and a line to try again with when that failed. */
export function TileBody<T>({ query, children }: { query: Loaded<T>; children: (data: T) => ReactNode }) {
  const { data, isError, isFetching, refetch } = query;
  const retry = (text: string) => (
    <p className={styles.retry} role="status">
      {text}{' '}
      <button type="button" className={styles.again} onClick={() => void refetch()}>
        Try again
      </button>
    </p>
  );
  if (data === undefined)
    return isError && !isFetching ? (
      retry('We couldn’t load this.')
    ) : (
      <p className={styles.loading} role="status">
        Loading...
      </p>
    );
  return (
    <>
      {children(data)}
      {isError && !isFetching && retry('These numbers may be old.')}
    </>
  );
}
