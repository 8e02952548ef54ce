import type { ReportKindName, ReportParams } from '@aivy/contracts';
import type { Value } from '../../src/kinds/kind.js';
import type { KindsUnderTest } from '../kinds-under-test.js';
import type { Figure } from './differences.js';
import { CLICK_MS, type School } from './school.js';

/** What a row says of some set of records. */
interface Claim {
  /** Which set. */
  set: string;
  measure: string;
  people?: Value | undefined;
  records?: Value | undefined;
  part?: Figure['part'];
}

interface Entry {
  set: string;
  record: string;
  person: string;
  times: number;
}

type Row = Record<string, Value>;

/** By hand, and not by the code under test: who's in a group, and the period as moments. */
const memberOf = (
  { grade, state, time_factor: time, plan_months: months }: ReportParams['group'],
  user: string,
): string =>
  [
    `exists (select 1 from auth.users u where u.user_id = ${user} and u.role = 'student'`,
    ...(grade === undefined ? [] : [`and u.grade = ${grade}`]),
    ...(state === undefined ? [] : [`and u.state = '${state}'`]),
    ...(time === undefined ? [] : [`and u.time_factor ${time === 'standard' ? '=' : '>'} 1`]),
    ...(months === undefined
      ? []
      : [`and ${months} = (select duration from plan.plans p where p.user_id = u.user_id)`]),
    ')',
  ].join(' ');
const during = (column: string, { period: { from, to } }: ReportParams): string =>
  `${column} >= '${from}T00:00:00Z' and ${column} < timestamptz '${to}T00:00:00Z' + interval '1 day'`;
const until = (column: string, { period: { to } }: ReportParams): string =>
  `${column} < timestamptz '${to}T00:00:00Z' + interval '1 day'`;

/** First answers of a person to an item: what item-analysis, item-calibration and dif speak of. */
const firstAnswers = (params: ReportParams): string => `
  first as (
    select *, source in ('diagnostic', 'full-test') as exam, spent_ms <= ${CLICK_MS} as clicked, skill < 12 as english from (
      select e.*, row_number() over (partition by user_id, item_id order by given_at, source_id) as nth from plan.evidence e
      where attempt = 1 and ${until('given_at', params)} and ${memberOf(params.group, 'e.user_id')}
    ) tries where nth = 1 and hints = 0 and ${during('given_at', params)}
      ${params.section === undefined ? '' : `and skill ${params.section === 'math' ? '>=' : '<'} 12`}
  )`;
const ANSWER = `source_id as record, user_id::text as person, 1 as times`;

function statementOf(kind: ReportKindName, params: ReportParams, twins: School['twins']): string {
  const { period, group } = params;
  switch (kind) {
    case 'cohort-scores':
      return `with own as (select * from plan.measurements m where ${during('measured_at', params)} and ${memberOf(group, 'm.user_id')}),
        ends as (select user_id, (array_agg(attempt_id order by measured_at))[1] as first,
          (array_agg(attempt_id order by measured_at desc))[1] as last from own group by user_id having count(*) > 1)
        select source as set, attempt_id::text as record, user_id::text as person, 1 as times from own
        union all select source || ' ' || date_trunc('week', measured_at at time zone 'UTC')::date, attempt_id::text, user_id::text, 1 from own
        union all select 'change', last::text, user_id::text, 1 from ends
        union all select 'change', first::text, user_id::text, -1 from ends`;
    case 'skill-mastery':
      return `with last as (select distinct on (user_id) user_id, version, mastery from plan.mastery_history h
          where ${during('computed_at', params)} and ${memberOf(group, 'h.user_id')} order by user_id, version desc),
        own as (select e.user_id, e.skill, e.source_id, count(*) over (partition by e.user_id, e.skill) as n, l.version
          from plan.evidence e join last l using (user_id) where ${until('given_at', params)} and l.mastery ? e.skill::text)
        select distinct 'skill ' || skill as set, user_id || ':' || version as record, user_id::text as person, 1 as times from own where n >= 3
        union all select 'answers ' || skill, source_id, user_id::text, 1 from own where n >= 3`;
    case 'plan-adherence':
      return `with own as (select p.*, ends_on - duration * 30 as begin from plan.plans p where ${memberOf(group, 'p.user_id')}),
        days as (select duration, user_id, day::date, (day::date - begin) / 7 + 1 as week from own,
          generate_series(greatest(begin, date '${period.from}'), least(ends_on - 1, date '${period.to}'), interval '1 day') as day)
        select 'days ' || duration as set, user_id || ' ' || day as record, user_id::text as person, 1 as times from days
        union all select 'days ' || duration || ' ' || week, user_id || ' ' || day, user_id::text, 1 from days
        union all select distinct 'people ' || duration, user_id::text, user_id::text, 1 from days
        union all select 'ended ' || duration, user_id::text, user_id::text, 1 from own
          where ends_on between '${period.from}' and '${period.to}'
        union all select 'tests ' || duration, t.test_id::text, t.user_id::text, 1 from full_test.tests t join own using (user_id)
          where t.end_time::date between greatest(begin, date '${period.from}') and least(ends_on - 1, date '${period.to}')`;
    case 'item-analysis':
      return `with ${firstAnswers(params)} select 'item ' || item_id as set, ${ANSWER} from first`;
    case 'item-calibration':
      return `with ${firstAnswers(params)}, placed as (select *, item_id || case when exam then ' exam' else ' practice' end as place from first)
        select place || ' all' as set, ${ANSWER} from placed
        union all select place || case when clicked then ' left' else ' worked' end, ${ANSWER} from placed`;
    case 'dif':
      return `with ${firstAnswers(params)}, tests as (select *, count(*) over (partition by user_id, english) as own,
          ${memberOf(params.focal ?? {}, 'first.user_id')} as focal from first where exam)
        select item_id || case when focal then ' focal' else ' reference' end as set, ${ANSWER} from tests where own >= 10`;
    default:
      return talksAndTwins(params, twins);
  }
}

function talksAndTwins(params: ReportParams, twins: School['twins']): string {
  const parts = [...twins].map(([hints, { item, twin }]) => {
    const help =
      hints === 0
        ? `select user_id, given_at as at from plan.evidence where item_id = ${item.id} and source = 'full-test'`
        : `select user_id, completed_at as at from aivydaily.questions where question_id = ${item.id}`;
    return `select '${hints === 0 ? 'No help' : ['First', 'Second', 'Third'][hints - 1] + ' hint'}' as set, e.source_id as record,
        e.user_id::text as person, 1 as times
      from plan.evidence e join (${help}) helped using (user_id)
      where e.item_id = ${twin.id} and e.given_at > helped.at and ${until('e.given_at', params)} and ${during('helped.at', params)}
        and ${memberOf(params.group, 'e.user_id')}`;
  });
  const talk = (set: string, table: string): string =>
    `select '${set}', m.user_id || ' ' || conversation_id || ' ' || place || ' ' || said_at, m.user_id::text, 1 from ${table} m
      where ${during('said_at', params)} and ${memberOf(params.group, 'm.user_id')}`;
  const talks =
    params.section === undefined
      ? [talk('Talk beside a practice question', 'aivydaily.messages'), talk('Conversation', 'chat.exchanges')]
      : [];
  return [...parts, ...talks].join(' union all ');
}

/** What a row publishes; a value that's held back is no claim. @param order tells its report from others */
function claimsOf(kind: ReportKindName, row: Row, order: string): Claim[] {
  const at = (name: string): string => String(row[name]);
  const told = (claim: Claim): Claim[] => (claim.records === null || claim.people === null ? [] : [claim]);
  const part = (whole: string, name: string): Pick<Claim, 'part'> =>
    row[name] === null ? {} : { part: { of: `${order} ${whole}`, place: at(name) } };
  switch (kind) {
    case 'cohort-scores': {
      const figure = at('figure').split(' ')[0]!;
      const set = row['week'] === null ? figure : `${figure} ${at('week')}`;
      return [{ set, measure: 'scores', people: row['students'], ...part(figure, 'week') }];
    }
    case 'skill-mastery':
      return [
        { set: `skill ${at('skill')}`, measure: `skill ${at('skill')}`, people: row['students'] },
        ...('answers' in row
          ? [{ set: `answers ${at('skill')}`, measure: `answers ${at('skill')}`, records: row['answers'] }]
          : []),
      ];
    case 'plan-adherence': {
      const months = at('plan_months');
      const measure = `days ${months}`;
      if (row['week'] !== null)
        return [{ set: `${measure} ${at('week')}`, measure, records: row['planned_days'], ...part(measure, 'week') }];
      const people = `people ${months} of ${order}`;
      return [
        { set: measure, measure, records: row['planned_days'], people: row['students'] },
        { set: `people ${months}`, measure: people, people: row['students'] },
        ...told({ set: `ended ${months}`, measure: people, people: row['students_ended'] }),
        ...(row['practice_tests'] === null ? [] : [{ set: `tests ${months}`, measure: `tests ${months}` }]),
      ];
    }
    case 'item-analysis':
      return [{ set: `item ${at('item')}`, measure: `item ${at('item')}`, records: row['n'] }];
    case 'item-calibration': {
      const [place, measure] = [`${at('item_id')} ${at('setting')}`, `item ${at('item_id')}`];
      return [
        // The people whose answers its parameters are made of, also where their number is held back.
        { set: `${place} worked`, measure: `fit of ${place}` },
        ...('answers' in row ? told({ set: `${place} all`, measure, records: row['answers'] }) : []),
        ...told({ set: `${place} worked`, measure, records: row['n'] }),
        ...told({ set: `${place} left`, measure, records: row['left_out'] }),
      ];
    }
    case 'dif':
      return (['focal', 'reference'] as const).map((side) => ({
        ...{ set: `${at('item')} ${side}`, measure: `item ${at('item')}`, records: row[`n_${side}`] },
      }));
    default: {
      const about = { set: at('figure'), measure: at('figure'), people: row['students'] };
      return [{ ...about, records: row['helps'] ?? row['turns'] }];
    }
  }
}

/** The figures of a report, with the records that SQL finds behind each. @throws where a row says another number */
export async function figuresOf(
  system: KindsUnderTest,
  {
    kind,
    params,
    rows,
    order,
    twins,
  }: { kind: ReportKindName; params: ReportParams; rows: Row[]; order: string } & Pick<School, 'twins'>,
): Promise<Figure[]> {
  const entries = await system.query<Entry>(statementOf(kind, params, twins));
  const sets = groupedBy(entries, ({ set }) => set);
  const figures = rows
    .flatMap((row) => claimsOf(kind, row, order))
    .map(({ set, measure, people, records, part }) => {
      const own = sets.get(set) ?? [];
      const truth = [new Set(own.map(({ person }) => person)).size, own.length];
      const said = [people ?? truth[0], records ?? truth[1]];
      if (said.join() !== truth.join()) throw new Error(`${order}, ${set}: said ${said.join()}, found ${truth.join()}`);
      const known = new Map(own.map(({ record, person, times }) => [record, { person, times }]));
      return { label: `${set} of ${order}`, measure, records: known, ...(part && { part }) };
    });
  return [...figures, ...(kind === 'item-analysis' ? sumsBySkill(rows, figures, order) : [])];
}

/** What the items of one skill add up to: skill-mastery speaks of the same answers. */
function sumsBySkill(rows: Row[], figures: readonly Figure[], order: string): Figure[] {
  const bySkill = groupedBy(
    rows.map((row, index) => ({ row, figure: figures[index]! })),
    ({ row }) => String(row['skill']),
  );
  return [...bySkill].map(([skill, items]) => ({
    ...{ label: `answers ${skill} of ${order}`, measure: `answers ${skill}` },
    records: new Map(items.flatMap(({ figure }) => [...figure.records])),
  }));
}

function groupedBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
