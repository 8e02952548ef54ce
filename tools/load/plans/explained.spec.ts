import { collectPlans, tablesReadWhole } from './explained.mjs';
import { wholeReads } from './whole-reads.mjs';

const seq = { 'Node Type': 'Seq Scan', Schema: 'plan', 'Relation Name': 'days' };
const index = { 'Node Type': 'Index Scan', Schema: 'plan', 'Relation Name': 'days' };
/** As PostgreSQL writes it: further lines of an entry are indented. */
const written = (program: string, text: string, plan: object): string =>
  `@plan@${program}@plan@LOG:  duration: 0.012 ms  plan:\n\t${JSON.stringify({ 'Query Text': text, Plan: plan }, null, 1).replaceAll('\n', '\n\t')}\n`;
const collect = (text: string, pieces: number) => {
  const { read, plans } = collectPlans();
  const size = Math.ceil(text.length / pieces);
  for (let at = 0; at < text.length; at += size) read(Buffer.from(text.slice(at, at + size)));
  return plans;
};

describe('what PostgreSQL writes of its plans', () => {
  const log =
    written('aivy-plan', 'select 1', index) +
    '@plan@aivy-plan@plan@ERROR:  deadlock detected\n' +
    written('aivy-plan', 'select 1', { 'Node Type': 'Hash Join', Plans: [index, seq] }) +
    written('aivy-plan', 'select 1', index) +
    written('aivy-analyst-report', 'select 2', seq) +
    written('psql', 'select 3', seq) +
    '@plan@aivy-plan@plan@LOG:  checkpoint\n';

  it.each([1, 3, 40])('is read in %i pieces: of a statement the plan that reads a table whole', (pieces) => {
    const plans = collect(log, pieces);
    expect([...plans.values()].map(({ program, text }) => [program, text])).toEqual([['aivy-plan', 'select 1']]);
    expect(wholeReads(plans, () => true)).toEqual([{ program: 'aivy-plan', text: 'select 1', table: 'plan.days' }]);
    expect(wholeReads(plans, (table) => table !== 'plan.days')).toEqual([]);
  });

  it('names a table once for a statement that reads it whole in two places', () => {
    const plans = collect(written('aivy-plan', 'select 1', { 'Node Type': 'Append', Plans: [seq, seq] }) + '@plan@', 1);
    expect(wholeReads(plans, () => true)).toEqual([{ program: 'aivy-plan', text: 'select 1', table: 'plan.days' }]);
  });

  it('tells a scan by several workers from one by an index', () => {
    expect(tablesReadWhole({ 'Node Type': 'Gather', Plans: [{ ...seq, 'Node Type': 'Parallel Seq Scan' }] })).toEqual([
      'plan.days',
    ]);
    expect(tablesReadWhole({ ...index, Plans: [index] })).toEqual([]);
  });
});
