/** What `npm run learner -- COMMAND` does: the learner record against its evidence. */
import { parseArgs } from 'node:util';
import { loadBank, type BankSnapshot } from '@aivy/item-bank';
import { requireTarget, UsageError } from '@aivy/server-kit/command';
import { differences, rebuild } from './rebuild.js';
import { Records } from './stored.js';

const USAGE = `usage: npm run learner -- COMMAND

  rebuild [--user ID] [--apply]   computes every record from the evidence and lists what differs from the stored one,
                                  such as answers of a diagnostic that was taken again; --apply stores the result

Commands work on the system of DATABASE_URL, or on the one that npm start runs here. Exit codes: 0 nothing differs or
all of it was stored, 1 something differs.`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Outcome {
  text: string;
  exitCode: 0 | 1;
}

async function one(records: Records, bank: BankSnapshot, userId: string, apply: boolean) {
  return records.locked(userId, async () => {
    const evidence = await records.evidence(userId);
    const rebuilt = rebuild(evidence, bank);
    const found = differences(await records.stored(userId), evidence.replaced, rebuilt);
    if (apply && found.length > 0 && rebuilt) await records.replace(userId, rebuilt);
    return { found, answers: evidence.all.length };
  });
}

async function rebuildAll(databaseUrl: string, user: string | undefined, apply: boolean): Promise<Outcome> {
  const bank = await loadBank(databaseUrl);
  return Records.with(databaseUrl, async (records) => {
    const lines: string[] = [];
    const userIds = user === undefined ? await records.userIds() : [user];
    let answers = 0;
    for (const userId of userIds) {
      const outcome = await one(records, bank, userId, apply);
      answers += outcome.answers;
      if (outcome.found.length > 0) lines.push(`${userId}  ${outcome.found.join(', ')}`);
    }
    const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
    const differ = lines.length;
    lines.push(
      `${count(userIds.length, 'learner')}, ${count(answers, 'answer')}: ${count(differ, 'difference')}${apply && differ > 0 ? ', stored anew' : ''}`,
    );
    return { text: lines.join('\n'), exitCode: differ > 0 && !apply ? 1 : 0 };
  });
}

/** @throws UsageError, or an ERR_PARSE_ARGS error, for what the operator can mend */
export async function run(args: string[]): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { user: { type: 'string' }, apply: { type: 'boolean', default: false } },
  });
  if (positionals.length !== 1 || positionals[0] !== 'rebuild') throw new UsageError(USAGE);
  if (values.user !== undefined && !UUID.test(values.user)) throw new UsageError(`${values.user} is no id of a user.`);
  return rebuildAll(requireTarget().databaseUrl, values.user, values.apply);
}
