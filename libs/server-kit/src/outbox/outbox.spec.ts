import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { watchCommits } from './commit-watch.js';
import { Outbox } from './outbox.js';

const GREET = { queue: 'mail', name: 'greet', data: z.object({ to: z.string() }) };

/** A transaction that takes down its statements, and tells whether its commit would send something. */
function transaction(answer: unknown = [[], 0]) {
  const statements: { sql: string; values: unknown[] }[] = [];
  const queryRunner = {};
  const connection = { options: { type: 'postgres', schema: 'auth' }, subscribers: [] as never[] };
  const manager = {
    connection,
    queryRunner,
    query: async (sql: string, values: unknown[]) => (statements.push({ sql, values }), answer),
  } as unknown as EntityManager;
  let kicks = 0;
  watchCommits(connection as never, () => void (kicks += 1));
  const commit = (): number => {
    for (const subscriber of connection.subscribers as { afterTransactionCommit(event: unknown): void }[])
      subscriber.afterTransactionCommit({ queryRunner });
    return kicks;
  };
  return { manager, statements, commit };
}
const add = (manager: EntityManager, jobId: string, data: unknown = { to: 'maya' }) =>
  new Outbox().add(manager, GREET as never, jobId, data as never);

describe('adding a job', () => {
  it('writes it into the outbox of the transaction’s schema, at most once by id, and has its commit send it', async () => {
    const { manager, statements, commit } = transaction();
    await add(manager, 'greet.maya-1_2');
    expect(statements).toHaveLength(1);
    expect(statements[0]?.sql).toMatch(/^insert into "auth"."outbox" .*on conflict \(job_id\) do nothing$/s);
    expect(statements[0]?.values).toEqual(['mail', 'greet', ['greet.maya-1_2'], ['{"to":"maya"}']]);
    expect(commit()).toBe(1);
  });

  it('names it as the workers of the release before do, while both kinds of worker may take it', async () => {
    const { manager, statements } = transaction();
    const renamed = { ...GREET, name: 'salute', formerNames: ['hail', 'greet'] };
    await new Outbox().add(manager, renamed as never, 'greet-1', { to: 'maya' } as never);
    expect(statements[0]?.values[1]).toBe('greet');
  });

  it.each(['', 'a:b', ' a', 'a ', 'ä', 'a'.repeat(201)])('refuses %p as a job id', async (jobId) => {
    const { manager, statements, commit } = transaction();
    await expect(add(manager, jobId)).rejects.toThrow(`Not a job id: ${jobId}`);
    expect([statements, commit()]).toEqual([[], 0]);
  });

  it('takes an id of 200 characters', async () => {
    const { manager, statements } = transaction();
    await add(manager, 'a'.repeat(200));
    expect(statements).toHaveLength(1);
  });

  it('refuses data that do not fit the kind', async () => {
    const { manager, statements, commit } = transaction();
    await expect(add(manager, 'j', { to: 7 })).rejects.toThrow();
    expect([statements, commit()]).toEqual([[], 0]);
  });
});

describe('sending jobs again', () => {
  it('marks those unsent that were sent long enough ago, and has the commit send them', async () => {
    const { manager, statements, commit } = transaction([[], 2]);
    expect(await new Outbox().sendAgain(manager, ['a', 'b'], 30)).toBe(2);
    expect(statements[0]?.sql).toMatch(
      /^update "auth"."outbox" set sent_at = null where job_id = any\(\$1\) and sent_at </,
    );
    expect(statements[0]?.values).toEqual([['a', 'b'], 30]);
    expect(commit()).toBe(1);
  });

  it('kicks nobody when there was none', async () => {
    const { manager, commit } = transaction([[], 0]);
    expect(await new Outbox().sendAgain(manager, ['a'], 30)).toBe(0);
    expect(commit()).toBe(0);
  });
});
