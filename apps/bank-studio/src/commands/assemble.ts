import { parseArgs } from 'node:util';
import { assembleDiagnostic, ItemPool, withTails, type Assembled } from '@aivy/item-bank';
import { sourceBank } from '../operate/source.js';
import { UsageError } from '@aivy/server-kit/command';

/**
 * `bank assemble --id ID [--draw N]`: a diagnostic form from the bank, for `content/diagnostic-form.ts`. The id and the
 * number of the draw are the seed, so they always give the same form of the same bank; without a number it is the
 * first. It takes what no earlier form has, nor a variant of it, from all pools: what is taken becomes the
 * diagnostic's.
 * @returns 1 when a slot could not be filled as the blueprint wants it
 */
export async function assemble(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { id: { type: 'string' }, draw: { type: 'string', default: '0' } } });
  if (!values.id) throw new UsageError('Under which id? npm run bank -- assemble --id dt-3');
  const { bank } = await sourceBank();
  if (bank.form(values.id)) throw new UsageError(`Form ${values.id} was given out; a released form never changes.`);
  const given = bank.forms().flatMap(({ english, math }) => [...english, ...math]);
  const families = new Set(given.map(({ family }) => family));
  const pool = new ItemPool(withTails(bank.items().filter(({ family }) => !families.has(family))));
  const seed = `${values.id}:${values.draw}`;
  const [english, math] = (['english', 'math'] as const).map((subject) =>
    assembleDiagnostic(pool, subject, { seen: [], seed }),
  );
  const keys = ({ questions }: Assembled): string[] => questions.map(({ item }) => item.key);
  console.log(JSON.stringify({ id: values.id, english: keys(english!), math: keys(math!) }, null, 2));
  const shortages = [...english!.shortages, ...math!.shortages];
  for (const { skill, band, instead } of shortages)
    console.error(
      `skill ${skill}, ${band}: ${instead === 'nothing' ? 'nothing found' : `another ${instead} was taken`}`,
    );
  return shortages.length > 0 ? 1 : 0;
}
