import type { DataSource, EntitySubscriberInterface, QueryRunner } from 'typeorm';

/** Transactions that have put something into an outbox. */
const touched = new WeakSet<QueryRunner>();

export function markTransaction(runner: QueryRunner | undefined): void {
  if (runner) touched.add(runner);
}

/**
 * Calls `onCommit` after every commit of `source` that touched the outbox, so that nobody has to remember to.
 * @returns stops watching
 */
export function watchCommits(source: DataSource, onCommit: () => void): () => void {
  const subscriber: EntitySubscriberInterface = {
    afterTransactionCommit({ queryRunner }) {
      if (touched.delete(queryRunner)) onCommit();
    },
    afterTransactionRollback({ queryRunner }) {
      touched.delete(queryRunner);
    },
  };
  source.subscribers.push(subscriber);
  return () => {
    const at = source.subscribers.indexOf(subscriber);
    if (at >= 0) source.subscribers.splice(at, 1);
  };
}
