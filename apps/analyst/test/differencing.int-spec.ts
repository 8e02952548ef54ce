import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { REPORT_KINDS, type ReportKindName, type ReportOrder, type ReportParams } from '@aivy/contracts';
import { kinOf } from '../src/kinds/counted.js';
import { SuppressedError, type PublishedReport } from '../src/kinds/kind.js';
import { calibrationOfNight, ordersOfNight } from '../src/nightly/night.js';
import { isolating, type Figure } from './differencing/differences.js';
import { fillSchool, talk, type School } from './differencing/school.js';
import { figuresOf } from './differencing/truth.js';
import { KindsUnderTest } from './kinds-under-test.js';

let system: KindsUnderTest;
let school: School;
const published: (PublishedReport & { kind: ReportKindName })[] = [];
const figures: Figure[] = [];
const asked = new Map<ReportKindName, { made: number; refused: number }>();

beforeAll(async () => {
  system = await KindsUnderTest.start();
  school = await fillSchool(system);
}, 120_000);
afterAll(() => system.close());

/** Official scores come under a rule of their own: thirty pairs. */
const KINDS = REPORT_KINDS.filter((kind) => kind !== 'score-link');
const QUARTER = { from: '2026-01-12', to: '2026-04-12' };

/** Makes a report as the program would, held against all that was told before, and notes what it publishes. */
async function make({ kind, params }: ReportOrder): Promise<void> {
  const known = published.filter((each) => kinOf(kind).includes(each.kind));
  const count = asked.get(kind) ?? { made: 0, refused: 0 };
  asked.set(kind, count);
  try {
    const { rows, cells } = await system.make(kind, params, known);
    const order = `${kind} ${JSON.stringify(params)}`;
    figures.push(...(await figuresOf(system, { kind, params, rows, order, twins: school.twins })));
    published.push({ kind, params, madeAt: new Date(), cells: JSON.parse(JSON.stringify(cells)) as typeof cells });
    count.made += 1;
  } catch (error) {
    if (!(error instanceof SuppressedError)) throw error;
    count.refused += 1;
  }
}

async function makeAll(params: Partial<ReportParams>, kinds: readonly ReportKindName[] = KINDS): Promise<void> {
  for (const kind of kinds)
    await make({
      kind,
      params: { group: {}, period: QUARTER, ...params, ...(kind === 'dif' && { focal: { time_factor: 'extended' } }) },
    });
}

async function night(day: string): Promise<void> {
  const now = new Date(`${day}T03:00:00Z`);
  for (const order of [...ordersOfNight(now), calibrationOfNight(now, 13)])
    if (order.kind !== 'score-link') await make(order);
}

it('no figure, and no sum of figures across kinds, groups, weeks and nights, tells of one to nine people', async () => {
  await night('2026-04-13');
  for (const grade of [9, 10] as const) await makeAll({ group: { grade } }, [...KINDS].reverse());
  await makeAll({ group: { time_factor: 'standard' } });
  // A whole, its beginning and its middle: what's left is the last week.
  await makeAll({ period: { from: '2026-01-12', to: '2026-03-01' } });
  await makeAll({ period: { from: '2026-03-02', to: '2026-04-05' } });
  await makeAll({ period: { from: '2026-01-11', to: '2026-03-30' } });
  await makeAll({ section: 'math' }, ['item-analysis', 'item-calibration']);
  // Two accounts go, and three students talk again: the next night, and what was ordered before.
  await system.query(`update auth.users set role = 'analyst' where user_id = any ($1)`, [school.ids.slice(10, 12)]);
  await talk(system, school.ids.slice(3, 6), ['2026-04-10']);
  await night('2026-04-20');
  await makeAll({});

  expect(isolating(figures)).toEqual([]);
  // A rule that lets nothing through would pass as well.
  for (const [kind, { made }] of asked) expect([kind, made > 2]).toEqual([kind, true]);
  expect(figures.length).toBeGreaterThan(400);
}, 300_000);
