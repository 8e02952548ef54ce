import type { ItemFrame, RecordedAnswer } from '@aivy/analysis';
import type { ReportParams } from '@aivy/contracts';
import { skillById, skillsOf } from '@aivy/exam';
import type { BankSnapshot } from '@aivy/item-bank';
import { inGroup, momentsOf } from './group.js';
import type { ReadDatabase, ReportInput } from './kind.js';

/** Between two words about how far the reading is. */
const SAY_EVERY = 5_000;

/** First tries of the group up to the end of the period, oldest first: what was met before it is no first answer in it. */
function firstTries(params: ReportParams, first: number): { sql: string; values: unknown[] } {
  const [, until] = momentsOf(params);
  const group = inGroup(params.group, 'e.user_id', first + 2);
  const skills = params.section === undefined ? null : skillsOf(params.section).map(({ id }) => id);
  return {
    sql: `e.attempt = 1 and e.given_at < $${first} and ($${first + 1}::int[] is null or e.skill = any ($${first + 1})) and ${group.sql}`,
    values: [until, skills, ...group.values],
  };
}

/** How many there are of each section and source. */
export function countFirstTries(
  database: ReadDatabase,
  params: ReportParams,
): Promise<{ skill: number; source: RecordedAnswer['source']; n: number }[]> {
  const tries = firstTries(params, 1);
  return database.rows(
    `select e.skill, e.source, count(*)::int as n from plan.evidence e where ${tries.sql} group by 1, 2`,
    tries.values,
  );
}

/**
 * Reads first tries, person after person. Only those of the period without a hint count.
 * @param expected how many there are @param focal adds whether the giver is of a group, as SQL with its values from $2 on
 */
export async function* readAnswers<Extra extends object = object>(
  { database, params, progress, signal }: Pick<ReportInput, 'database' | 'params' | 'progress' | 'signal'>,
  { step, expected, extra }: { step: number; expected: number; extra?: { sql: string; values: unknown[] } },
): AsyncGenerator<RecordedAnswer & Extra> {
  const [from] = momentsOf(params);
  const before = [from, ...(extra?.values ?? [])];
  const tries = firstTries(params, before.length + 1);
  const rows = database.stream<RecordedAnswer & Extra>(
    `select uuid_hash(e.user_id) as person, e.source, e.item_id as item, e.correct, e.answered, e.misconception,
       e.spent_ms as "spentMs", e.given_at >= $1 and e.hints = 0 as counts ${extra ? `, ${extra.sql}` : ''}
     from plan.evidence e where ${tries.sql} order by e.user_id, e.given_at, e.source_id`,
    [...before, ...tries.values],
  );
  let read = 0;
  for await (const row of rows) {
    yield row;
    read += 1;
    if (read % SAY_EVERY > 0) continue;
    signal.throwIfAborted();
    progress(step, read / Math.max(1, expected));
  }
}

/** The items of the release, by id; of one section only when it is named. */
export function framesOf(bank: BankSnapshot, { section }: ReportParams): Map<number, ItemFrame> {
  const frames = bank.items().map((item): ItemFrame => {
    const { id, version, key, skill, state, type, a, b, c, seconds } = item;
    return {
      ...{ id, version, key, skill, state, type, a, b, c, seconds },
      section: skillById(skill).subject,
      pool: bank.poolOf(id) ?? '',
      answer: item.type === 'choice' ? item.answer : null,
      distractors: item.type === 'choice' ? item.options : [],
    };
  });
  return new Map(
    frames.flatMap((frame) => (section === undefined || frame.section === section ? [[frame.id, frame]] : [])),
  );
}
