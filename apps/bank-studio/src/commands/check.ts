import { parseArgs } from 'node:util';
import {
  AUTHORED_ITEMS,
  generate,
  packBank,
  RELEASED_VARIANTS,
  TEMPLATES,
  UNRELEASED_ITEMS,
  UNRELEASED_TEMPLATES,
  variantsOf,
  type Item,
} from '@aivy/item-bank';
import { checkItems, checkPools, checkTopics, formTopics, warningsOf, type Fault } from '@aivy/item-bank/checks';
import { ORACLES, proveItem } from '../proof/index.js';
import { talkFaults, talkLeaks } from '@aivy/tutor';
import { counted } from '../operate/counted.js';
import { mathSummary } from './math-talk.js';
import { LEAST_FOUND } from './talk.js';
import { UsageError } from '@aivy/server-kit/command';

const DEEP_SEEDS = 500;

/** Leaks and look-alikes in what the tutor says to ideas; and whether enough phrasings find their own idea. */
function checkTalks(items: readonly Item[]): { faults: Fault[]; found: string } {
  const seen = new Set<unknown>();
  const checked = items
    .filter(({ talk }) => talk !== undefined)
    .map((unreleased) => {
      const item = { ...unreleased, id: 1, version: 1 };
      const isKnown = seen.has(item.talk?.ideas);
      seen.add(item.talk?.ideas);
      // Items of a template share their phrasings, but not their answers.
      const faults = isKnown ? { leaks: talkLeaks(item), alike: [], lost: [], phrasings: 0 } : talkFaults(item);
      return { key: item.key, ...faults };
    });
  const phrasings = checked.reduce((sum, each) => sum + each.phrasings, 0);
  const lost = checked.reduce((sum, each) => sum + each.lost.length, 0);
  const found = phrasings === 0 ? 1 : 1 - lost / phrasings;
  const shown = `${(found * 100).toFixed(1)} % of ${counted(phrasings, 'phrasing')} find their own idea`;
  return {
    faults: [
      ...checked.flatMap(({ key, leaks, alike }) =>
        [...leaks, ...alike].map((message) => ({ item: key, rule: 'talk', message })),
      ),
      ...(found < LEAST_FOUND
        ? [{ item: 'ideas', rule: 'talk', message: `${shown}; bank talk lists the others` }]
        : []),
    ],
    found: shown,
  };
}

/** Warnings of each rule, and each of them when asked for. */
function printWarnings(warnings: readonly Fault[], each: boolean): void {
  if (each) for (const { item, rule, message } of warnings) console.log(`warning: ${item}: ${rule}: ${message}`);
  const rules = [...new Set(warnings.map(({ rule }) => rule))].map(
    (rule) => `${rule} ${warnings.filter((warning) => warning.rule === rule).length}`,
  );
  if (rules.length > 0) console.log(`warnings: ${rules.join(', ')}${each ? '' : '; --warnings names the items'}`);
}

/**
 * `bank check [--only PREFIX] [--deep] [--warnings]`: every fault of the bank, of what waits for its release and of the
 * bank's pools, and of the topics of its tests, one a line. `--only` takes items and templates whose
 * key or id begins so; `--deep` proves 500 seeds of every template instead of the released variants; `--warnings` names
 * each item that a reader should look at again, where otherwise they are counted.
 * @returns the exit code
 */
export function check(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, deep: { type: 'boolean' }, warnings: { type: 'boolean' } },
  });
  const only = values.only ?? '';
  const templates = [...TEMPLATES, ...UNRELEASED_TEMPLATES].filter(
    ({ id }) => `math-${id}`.startsWith(only) || id.startsWith(only),
  );
  const wanted = ({ key }: Item): boolean =>
    key.startsWith(only) || templates.some(({ id }) => key.startsWith(`math-${id}-`));
  const items = [
    ...AUTHORED_ITEMS,
    ...UNRELEASED_ITEMS,
    ...templates.flatMap((template) => variantsOf(template, RELEASED_VARIANTS)),
  ].filter(wanted);
  if (items.length + templates.length === 0) throw new UsageError(`No key begins with ${only}.`);
  const bank = packBank();
  const faults: Fault[] = [...checkItems(items), ...(only ? [] : [...checkPools(bank), ...checkTopics(bank)])];
  const talked = checkTalks(items);
  faults.push(...talked.faults);
  let proved = 0;
  for (const template of templates) {
    const oracle = ORACLES[template.id];
    if (!oracle) {
      faults.push({ item: template.id, rule: 'key', message: 'no oracle proves its key' });
      continue;
    }
    const variants = values.deep
      ? Array.from({ length: DEEP_SEEDS }, (_, index) => generate(template, index + 1))
      : variantsOf(template, RELEASED_VARIANTS);
    for (const item of variants) faults.push(...proveItem(item, oracle));
    proved += variants.length;
  }
  for (const { item, rule, message } of faults) console.log(`${item}: ${rule}: ${message}`);
  printWarnings([...warningsOf(items), ...(only ? [] : formTopics(bank.forms()))], values.warnings ?? false);
  console.log(talked.found);
  console.log(mathSummary(items));
  console.log(
    `${counted(items.length, 'item')} checked, ${proved} generated ones proved, ${counted(faults.length, 'fault')}`,
  );
  return faults.length > 0 ? 1 : 0;
}
