import { expect, it } from '@jest/globals';
import { lookUps, seqScansOf } from './statements.mjs';

const lines = [
  { text: 'select 1 from full_test.tests where a = $1', values: [5] },
  { text: 'select 1 from full_test.tests_archive', values: [] },
  { text: 'select 1 from full_test.tests where a = $1', values: [6] },
  { text: 'update full_test.tests set b = 1', values: [] },
]
  .map((line) => JSON.stringify(line))
  .join('\n');

it('a statement over the table counts once, whatever its values and however often it was sent', () => {
  expect(lookUps(lines, 'full_test.tests')).toEqual([
    { text: 'select 1 from full_test.tests where a = $1', values: [6] },
    { text: 'update full_test.tests set b = 1', values: [] },
  ]);
});

it('a table that is read from end to end is found wherever it stands in the plan', () => {
  const scan = (table: string) => ({ 'Node Type': 'Seq Scan', 'Relation Name': table });
  const plan = {
    'Node Type': 'Nested Loop',
    Plans: [{ 'Node Type': 'LockRows', Plans: [scan('tests')] }, scan('modules')],
  };
  expect(seqScansOf(plan, 'tests')).toBe(1);
  expect(seqScansOf({ 'Node Type': 'Index Scan', 'Relation Name': 'tests' }, 'tests')).toBe(0);
});
