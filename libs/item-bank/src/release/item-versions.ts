import * as z from 'zod';
import type { BankClient } from './client.js';
import { inPages } from './in-pages.js';

const versionRow = z.object({ id: z.int(), version: z.int() });

/** One stored version of an item. */
export type ItemVersion = z.infer<typeof versionRow>;

/** Every stored version, by id and version. */
export const storedVersions = (client: BankClient): Promise<ItemVersion[]> =>
  inPages(client, versionRow, (after, limit) => [
    'SELECT id, version FROM bank.items WHERE (id, version) > ($1, $2) ORDER BY id, version LIMIT $3',
    [after?.id ?? 0, after?.version ?? 0, limit],
  ]);

/** The version of every item of a release, by id. */
export const releaseVersions = (client: BankClient, release: number): Promise<ItemVersion[]> =>
  inPages(client, versionRow, (after, limit) => [
    `SELECT item.key::int AS id, item.value::int AS version
     FROM bank.releases AS release, jsonb_each_text(release.items) AS item
     WHERE release.id = $1 AND item.key::int > $2 ORDER BY item.key::int LIMIT $3`,
    [release, after?.id ?? 0, limit],
  ]);
