import { parseArgs } from 'node:util';
import { assembleDiagnostic, ItemPool, type Assembled } from '@aivy/item-bank';
import { sourceBank } from './source.js';
import { UsageError } from '../lib/usage-error.js';

/**
 * `bank assemble --id ID`: a diagnostic form from the bank, for `content/diagnostic-form.ts`. The id is the seed, so it
 * always gives the same form of the same bank. It takes items of the diagnostic pool, those of the forms that were given
 * out last of all, the oldest form first.
 * @returns 1 when a slot could not be filled as the blueprint wants it
 */
export async function assemble(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { id: { type: 'string' } } });
  if (!values.id) throw new UsageError('Under which id? npm run bank -- assemble --id dt-3');
  const { bank } = await sourceBank();
  if (bank.form(values.id)) throw new UsageError(`Form ${values.id} was given out; a released form never changes.`);
  const seen = bank.forms().flatMap(({ english, math }) => [...english, ...math].map(({ id }) => id));
  const pool = ItemPool.of(bank, 'diagnostic');
  const [english, math] = (['english', 'math'] as const).map((subject) =>
    assembleDiagnostic(pool, subject, { seen, seed: values.id! }),
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
