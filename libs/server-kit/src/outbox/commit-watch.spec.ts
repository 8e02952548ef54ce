import type { DataSource, EntitySubscriberInterface, QueryRunner } from 'typeorm';
import { markTransaction, watchCommits } from './commit-watch.js';

const transaction = (): QueryRunner => ({}) as QueryRunner;
const event = (queryRunner: QueryRunner) => ({ queryRunner }) as never;

describe('watching commits', () => {
  let subscribers: EntitySubscriberInterface[];
  let kicks: number;
  let stop: () => void;
  beforeEach(() => {
    subscribers = [];
    kicks = 0;
    stop = watchCommits({ subscribers } as unknown as DataSource, () => void (kicks += 1));
  });
  const commit = (runner: QueryRunner) => subscribers[0]?.afterTransactionCommit?.(event(runner));

  it('tells of a commit that put something into the outbox, once', () => {
    const runner = transaction();
    markTransaction(runner);
    void commit(runner);
    expect(kicks).toBe(1);
    // The connection is used again for a transaction that has nothing to send.
    void commit(runner);
    expect(kicks).toBe(1);
  });

  it('says nothing of a commit that did not touch the outbox, or of work outside of a transaction', () => {
    markTransaction(undefined);
    void commit(transaction());
    expect(kicks).toBe(0);
  });

  it('forgets a transaction that was rolled back', () => {
    const runner = transaction();
    markTransaction(runner);
    void subscribers[0]?.afterTransactionRollback?.(event(runner));
    void commit(runner);
    expect(kicks).toBe(0);
  });

  it('stops for itself alone, also when asked twice', () => {
    const other = {} as EntitySubscriberInterface;
    subscribers.push(other);
    stop();
    expect(subscribers).toEqual([other]);
    stop();
    expect(subscribers).toEqual([other]);
  });
});
