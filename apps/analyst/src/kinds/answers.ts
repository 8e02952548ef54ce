import type { ItemFrame, RecordedAnswer } from '@aivy/analysis';
import type { ReportParams } from '@aivy/contracts';
import { skillById, skillsOf } from '@aivy/exam';
import type { BankItem, BankSnapshot } from '@aivy/item-bank';
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
    sql: `e.attempt = 1 and not e.replaced and e.given_at < $${first} and ($${first + 1}::int[] is null or e.skill = any ($${first + 1})) and ${group.sql}`,
    values: [until, skills, ...group.values],
  };
}

/** How many there are. */
export async function countFirstTries(database: ReadDatabase, params: ReportParams): Promise<number> {
  const tries = firstTries(params, 1);
  const rows = await database.rows<{ n: number }>(
    `select count(*)::int as n from plan.evidence e where ${tries.sql}`,
    tries.values,
  );
  return rows[0]!.n;
}

/** First tries of all students without a hint in the days behind one up to another, `YYYY-MM-DD`, that one included. */
export async function countNewTries(
  database: ReadDatabase,
  { after, until }: { after: string; until: string },
): Promise<number> {
  const everybody = inGroup({}, 'e.user_id', 3);
  const [, from] = momentsOf({ group: {}, period: { from: after, to: after } });
  const [, to] = momentsOf({ group: {}, period: { from: until, to: until } });
  const rows = await database.rows<{ n: number }>(
    `select count(*)::int as n from plan.evidence e
     where e.attempt = 1 and not e.replaced and e.hints = 0 and e.given_at >= $1 and e.given_at < $2 and ${everybody.sql}`,
    [from, to, ...everybody.values],
  );
  return rows[0]!.n;
}

/** An answer as it is read. */
type AnswerRow = RecordedAnswer & { version: number };

/**
 * Reads first tries, person after person. Only those of the period without a hint count, to a wording of the item that
 * asks what the one of the release asks.
 * @param frames answers to other items are met and counted nowhere
 * @param expected how many there are @param extra adds whether the giver is of a group, as SQL with its values from $2 on
 */
export async function* readAnswers<Extra extends object = object>(
  { database, params, progress, signal }: Pick<ReportInput, 'database' | 'params' | 'progress' | 'signal'>,
  { step, frames, expected, extra }: Reading,
): AsyncGenerator<RecordedAnswer & Extra> {
  const [from] = momentsOf(params);
  const before = [from, ...(extra?.values ?? [])];
  const tries = firstTries(params, before.length + 1);
  const rows = database.stream<AnswerRow & Extra>(
    `select uuid_hash(e.user_id) as person, e.source, e.item_id as item, e.item_version as version, e.correct, e.answered,
       e.misconception, e.spent_ms as "spentMs",
       case when e.source in ('diagnostic', 'full-test') then hashtext(split_part(e.source_id, ':', 2)) end as sitting,
       e.given_at >= $1 and e.hints = 0 as counts ${extra ? `, ${extra.sql}` : ''}
     from plan.evidence e where ${tries.sql} order by e.user_id, e.given_at, e.source_id`,
    [...before, ...tries.values],
  );
  let read = 0;
  for await (const row of rows) {
    yield { ...row, counts: row.counts && frames.get(row.item)?.versions.has(row.version) === true };
    read += 1;
    if (read % SAY_EVERY > 0) continue;
    signal.throwIfAborted();
    progress(step, read / Math.max(1, expected));
  }
}

interface Reading {
  step: number;
  frames: ReadonlyMap<number, AskedItem>;
  expected: number;
  extra?: { sql: string; values: unknown[] };
}

/** An item with its versions that ask what the one of the release asks: answers to them say the same. */
export interface AskedItem extends ItemFrame {
  versions: ReadonlySet<number>;
}

/** The items of the release, by id; of one section only when it is named. */
export async function framesOf(bank: BankSnapshot, { section }: ReportParams): Promise<Map<number, AskedItem>> {
  // Not with the thread: the bank's code brings all its packs with it, and a thread that awaits itself never begins.
  const { isSameTask, readingLength } = await import('@aivy/item-bank');
  const frames = bank.items().map((item) => {
    const alike = versionsAlike(item, bank, isSameTask);
    return frameOf(item, { alike, pool: bank.poolOf(item.id) ?? '', characters: readingLength(item) });
  });
  return new Map(
    frames.flatMap((frame) => (section === undefined || frame.section === section ? [[frame.id, frame]] : [])),
  );
}

interface Known {
  /** See `versionsAlike`. */
  alike: readonly BankItem[];
  pool: string;
  characters: number;
}

function frameOf(item: BankItem, { alike, pool, characters }: Known): AskedItem {
  const { id, version, key, family, skill, state, type, a, b, c, b_sd: bSd, seconds, median_seconds: median } = item;
  return {
    ...{ id, version, key, family, skill, state, type, a, b, c, bSd, seconds },
    ...(median !== undefined && { medianSeconds: median }),
    section: skillById(skill).subject,
    pool,
    answer: item.type === 'choice' ? item.answer : null,
    distractors: item.type === 'choice' ? item.options : [],
    isMeasured: item.parameters_from !== undefined,
    characters,
    authored: authoredOf(alike),
    versions: new Set(alike.map((each) => each.version)),
  };
}

/** Versions up to the one of the release that ask the same, the newest first. */
function versionsAlike(
  item: BankItem,
  bank: BankSnapshot,
  isSameTask: (x: BankItem, y: BankItem) => boolean,
): BankItem[] {
  const alike = [item];
  for (let version = item.version - 1; version > 0; version -= 1) {
    const older = bank.item(item.id, version);
    if (older && isSameTask(older, item)) alike.push(older);
  }
  return alike;
}

/** The newest parameters that come from nobody's answers; where all were published, the oldest there are. */
function authoredOf(alike: readonly BankItem[]): ItemFrame['authored'] {
  const { a, b, c, b_sd: bSd } = alike.find(({ parameters_from: from }) => from === undefined) ?? alike.at(-1)!;
  return { a, b, c, bSd };
}
