import { TutorUsage, type Help, type Talking, type TwinItem } from '@aivy/analysis';
import { skillById } from '@aivy/exam';
import type { BankSnapshot } from '@aivy/item-bank';
import type { ReportParams } from '@aivy/contracts';
import { inGroup, momentsOf } from '../group.js';
import { finish } from '../finish.js';
import type { ReportInput, ReportKind } from '../kind.js';

const SAY_EVERY = 5_000;

/** A first try, or the end of a practice question in which mistakes were made. */
interface EventRow {
  person: number;
  /** Milliseconds since 1970. */
  at: number;
  item: number;
  source: 'diagnostic' | 'full-test' | 'unit' | 'practice';
  isEnd: boolean;
  correct: boolean;
  hints: number;
  misconceptions: string[];
  counts: boolean;
}

/** What hints and explanations leave behind, and how much is talked. */
export const tutorUsage: ReportKind = {
  steps: ['reading answers', 'reading talks', 'matching twins'],
  async make(input) {
    const { params, progress } = input;
    progress(0, 0);
    const report = new TutorUsage(await twinItems(await input.bank(), params));
    for await (const { source, isEnd, correct, hints, misconceptions, counts, ...about } of readEvents(input)) {
      const mistake = { ...about, kind: 'mistake', misconceptions, counts } as const;
      if (isEnd) report.add({ ...mistake, help: helpOf(hints) });
      else {
        report.add({ ...about, kind: 'try', correct, hints });
        const isExam = source === 'diagnostic' || source === 'full-test';
        if (isExam && misconceptions.length > 0) report.add({ ...mistake, help: 'none' });
      }
    }
    progress(1, 0);
    // Nobody talks about one section alone.
    if (params.section === undefined) for await (const talking of readTalks(input)) report.addTalking(talking);
    progress(2, 0);
    return finish(input, report);
  },
};

const helpOf = (hints: number): Help => (['explanation', 'hint-1', 'hint-2', 'hint-3', 'hint-4'] as const)[hints]!;

/** Everything up to the end of the period: abilities are predicted from all that went before. */
async function* readEvents({ database, params, progress, signal }: ReportInput): AsyncGenerator<EventRow> {
  const [from, until] = momentsOf(params);
  const group = inGroup(params.group, 'events.user_id', 3);
  const rows = database.stream<EventRow>(
    `select uuid_hash(user_id) as person, extract(epoch from events.at)::float8 * 1000 as at, item, source, "isEnd", correct, hints, misconceptions, events.at >= $1 as counts
     from (
       select e.user_id, e.given_at as at, e.item_id as item, e.source, false as "isEnd", e.correct, e.hints,
         array_remove(array[e.misconception], null) as misconceptions
       from plan.evidence e where e.attempt = 1 and e.given_at < $2
       union all
       select q.user_id, q.completed_at, q.question_id, 'practice', true, q.correct, q.hints_seen,
         array(select distinct a.misconception from aivydaily.attempts a
           where a.user_id = q.user_id and a.conversation_id = q.conversation_id and a.question_id = q.question_id
             and a.misconception is not null)
       from aivydaily.questions q
       where q.completed_at < $2 and exists (select 1 from aivydaily.attempts a
         where a.user_id = q.user_id and a.conversation_id = q.conversation_id and a.question_id = q.question_id
           and a.misconception is not null)
     ) events
     where ${group.sql} order by user_id, events.at, "isEnd", item`,
    [from, until, ...group.values],
  );
  let read = 0;
  for await (const row of rows) {
    yield row;
    read += 1;
    if (read % SAY_EVERY > 0) continue;
    signal.throwIfAborted();
    // How many there are nobody has counted: it comes ever nearer.
    progress(0, 1 - 1 / (1 + read / 1_000_000));
  }
}

/** Both kinds of talk, in numbers: no one reads what was said. */
async function* readTalks({ database, params }: ReportInput): AsyncGenerator<Talking> {
  const moments = momentsOf(params);
  const group = inGroup(params.group, 'm.user_id', 3);
  const values = [...moments, ...group.values];
  const talking = (where: Talking['where'], table: string, talk: string) =>
    database.stream<Talking>(
      `select uuid_hash(user_id) as person, '${where}' as where, day, (count(*) filter (where nth = 1))::int as talks,
         (count(*) filter (where answered))::int as turns, (count(*) filter (where blocked))::int as blocked
       from (
         select m.user_id, (m.said_at at time zone 'UTC')::date - date '2000-01-01' as day, m.blocked,
           m.replied_at is not null as answered,
           row_number() over (partition by m.user_id, ${talk} order by m.said_at) as nth
         from ${table} m where m.said_at >= $1 and m.said_at < $2 and ${group.sql}
       ) messages
       group by user_id, day order by user_id, day`,
      values,
    );
  yield* talking('practice', 'aivydaily.messages', 'm.conversation_id, m.question_id');
  yield* talking('conversation', 'chat.exchanges', 'm.conversation_id');
}

async function twinItems(bank: BankSnapshot, { section }: ReportParams): Promise<Map<number, TwinItem>> {
  // Not with the thread, where it would come with every kind of report.
  const { misconceptionsIn } = await import('@aivy/item-bank');
  const items = bank.items().flatMap((item): [number, TwinItem][] => {
    const { subject } = skillById(item.skill);
    const { id, a, b, c } = item;
    return section !== undefined && section !== subject
      ? []
      : [[id, { a, b, c, section: subject, misconceptions: misconceptionsIn(item) }]];
  });
  return new Map(items);
}
