import { TYPESET_EDITION } from '@aivy/typeset';
import * as z from 'zod';
import { readItem, type BankItem } from '../item/item.js';
import { finishInSlices, rests } from '../steps.js';
import { withClient, type BankClient } from './client.js';
import { releaseVersions, storedVersions, type ItemVersion } from './item-versions.js';
import { PackedTalk } from './packed-talk.js';
import { BankSnapshot } from './snapshot.js';
import { storedPools } from './stored-pools.js';
import { storedScales } from './stored-scales.js';
import { typesetOf, typesetRow } from './stored-typeset.js';

const releaseRow = z.object({ id: z.int(), diagnostic_form: z.string() });
const itemRow = typesetRow.extend({ id: z.int(), version: z.int(), body: z.unknown() });
const formRow = z.object({
  id: z.string(),
  english: z.array(z.int()),
  math: z.array(z.int()),
  versions: z.record(z.string(), z.int()),
});

/** Bodies that are asked for in one query: what they take until they're read stays with the process. */
const BODIES = 100;

/**
 * The current release, read whole, in slices between which a running service goes on answering.
 * @param known a release that is in memory already: what is stored of a version never changes, so its items are kept and
 *   the others alone are read
 * @throws Error when the bank was never seeded; ZodError when a stored item is malformed.
 */
export function loadBank(target: string | BankClient, known?: BankSnapshot): Promise<BankSnapshot> {
  return withClient(target, async (client) => {
    const newest = await client.query('SELECT id, diagnostic_form FROM bank.releases ORDER BY id DESC LIMIT 1');
    if (!newest.rows[0]) throw new Error('the item bank is empty: seed it first');
    const release = releaseRow.parse(newest.rows[0]);
    const current = new Map((await releaseVersions(client, release.id)).map(({ id, version }) => [id, version]));
    const forms = await client.query('SELECT id, english, math, versions FROM bank.forms');
    const content = {
      release: release.id,
      items: await readItems(client, await storedVersions(client), known),
      current,
      forms: forms.rows.map((row) => formRow.parse(row)),
      diagnosticForm: release.diagnostic_form,
      pools: await storedPools(client),
      scales: await storedScales(client),
    };
    return finishInSlices(BankSnapshot.steps(content));
  });
}

/** The items of these versions: those that are in memory, and the others from the database. */
async function readItems(
  client: BankClient,
  versions: readonly ItemVersion[],
  known: BankSnapshot | undefined,
): Promise<BankItem[]> {
  const items: BankItem[] = [];
  const unread: ItemVersion[] = [];
  for (const wanted of versions) {
    // What waited for its release had no formulas set.
    const wasReleased = (known?.item(wanted.id)?.version ?? 0) >= wanted.version;
    const item = wasReleased ? known?.item(wanted.id, wanted.version) : undefined;
    if (item) items.push(item);
    else unread.push(wanted);
  }
  const rest = rests();
  const ideas = new Map<string, Buffer>();
  for (let start = 0; start < unread.length; start += BODIES) {
    const batch = unread.slice(start, start + BODIES);
    const { rows } = await client.query(
      `SELECT item.id, item.version, item.body, typeset.question, typeset.solution
       FROM unnest($1::int[], $2::int[]) AS wanted (id, version)
       JOIN bank.items AS item ON item.id = wanted.id AND item.version = wanted.version
       LEFT JOIN bank.typeset ON typeset.edition = $3 AND typeset.id = item.id AND typeset.version = item.version
       ORDER BY item.id, item.version`,
      [batch.map(({ id }) => id), batch.map(({ version }) => version), TYPESET_EDITION],
    );
    for (const row of rows) {
      const { id, version, body, ...set } = itemRow.parse(row);
      const read = readItem(body);
      const talk = read.talk && new PackedTalk(read.talk, ideas);
      const item: BankItem = { ...read, ...(talk && { talk }), id, version };
      const last = items.at(-1);
      const typeset = typesetOf(item, set, last?.id === id ? last : known?.item(id, version - 1));
      items.push(typeset ? { ...item, typeset } : item);
      await rest();
    }
  }
  return items;
}

/** Number of the current release, 0 in an empty bank: tells cheaply whether a snapshot is still current. */
export const releaseNumber = (target: string | BankClient): Promise<number> =>
  withClient(target, async (client) =>
    Number((await client.query('SELECT coalesce(max(id), 0) AS id FROM bank.releases')).rows[0]?.['id']),
  );
