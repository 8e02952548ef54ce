import { CURRENT_DIAGNOSTIC_FORM, DIAGNOSTIC_FORMS } from '../content/index.js';
import { liftItem, readItem, type Item } from '../item/item.js';
import { packItems } from '../packs.js';
import type { BankClient } from './client.js';
import { formOfRelease } from './mended-form.js';
import { poolsOfRelease } from './stored-pools.js';
import { writeForm } from './stored-forms.js';
import { newestByKey, writeItems, type StoredItem } from './stored-items.js';
import { currentRelease, writeRelease } from './stored-releases.js';
import { latestScale, PACK_SCALE } from './stored-scales.js';
import { typesetStored, type TypesetItems } from './stored-typeset.js';
import { writeBank } from './transaction.js';
import { withMeasured } from './with-measured.js';

export interface SeedResult {
  /** Items written: new ones and changed ones. */
  written: number;
  /** The release that is current afterwards. */
  release: number;
}

/** In a bank that students have calibrated a new item is on trial until a calibration is published that says otherwise. */
const newOnTrial = (item: Item, known: StoredItem | undefined): Item =>
  item.state === 'operational' && (known === undefined || known.state === 'pretest')
    ? { ...item, state: 'pretest' }
    : item;

/** What was published of an item; an older body is read only where it may hold that. */
function publishedOf(stored: StoredItem | undefined): Item | undefined {
  const lifted = stored && (liftItem(stored.body) as { parameters_from?: unknown });
  return lifted?.parameters_from === undefined ? undefined : readItem(stored!.body);
}

/**
 * Releases the packs that ship with Aivy: numbers new items, adds a version where a body changed, writes nothing where
 * nothing changed. What an operator imported is theirs: the packs neither change it nor release what waits to be. What
 * was calibrated keeps its parameters while it asks the same, and gets those of the packs when they ask something else.
 * @param items what to release; the packs unless given
 * @param typeset sets the formulas of what is released; without it browsers do
 */
export function seedBank(
  target: string | BankClient,
  items: readonly Item[] = packItems(),
  typeset?: TypesetItems,
): Promise<SeedResult> {
  return writeBank(target, async (client) => {
    const newest = await newestByKey(client);
    const isCalibrated = (await latestScale(client)).origin === 'published';
    const shipped = items
      .filter(({ key }) => newest.get(key)?.origin !== 'import')
      .map((item) => withMeasured(item, publishedOf(newest.get(item.key))));
    const written = await writeItems(
      client,
      isCalibrated ? shipped.map((item) => newOnTrial(item, newest.get(item.key))) : shipped,
      'pack',
      newest,
    );
    for (const form of DIAGNOSTIC_FORMS) await writeForm(client, form, newest);
    if (typeset) await typesetStored(client, typeset);
    const before = await currentRelease(client);
    const versions = { ...before?.items, ...Object.fromEntries(written.map(({ id, version }) => [id, version])) };
    const content = {
      items: versions,
      diagnostic_form: CURRENT_DIAGNOSTIC_FORM.id,
      pools: await poolsOfRelease(client, versions, before?.items),
    };
    const { release } = await writeRelease(
      client,
      {
        ...content,
        diagnostic_form: await formOfRelease(client, content),
        // What a person has published stays.
        ...(!isCalibrated && { scale: PACK_SCALE }),
      },
      'packs',
    );
    return { written: written.length, release };
  });
}
