import type { Computed } from '@aivy/analysis';
import { SuppressedError, type Report, type ReportInput } from './kind.js';
import { judge } from './published.js';

const TOO_FEW = 'Group under 10 people';
/** Not how many: that a first student has come to an item would be seen by one more of them. */
const LEFT_OUT = ' Some groups are left out: fewer than 10 people, or others would give them away.';
const GIVEN_AWAY = 'With an earlier report this could tell of fewer than 10 people';

/** What of a computed report may be told. @throws SuppressedError when nothing may */
export function finish({ params, published }: Pick<ReportInput, 'params' | 'published'>, computed: Computed): Report {
  const all = computed.cells;
  const { refused, cells } = judge(params, all, published);
  if (refused.size === all.length) {
    const isDifference = [...refused.values()].includes('difference');
    throw new SuppressedError(isDifference ? GIVEN_AWAY : TOO_FEW);
  }
  const shown = (key: string): boolean => !refused.has(key);
  const { note, ...finding } = computed.finding(shown);
  return {
    columns: computed.columns,
    rows: rowsOf(computed, shown),
    finding: { ...finding, note: refused.size === 0 ? note : note + LEFT_OUT },
    cells,
  };
}

async function* rowsOf(computed: Computed, shown: (key: string) => boolean): Report['rows'] {
  yield* computed.rows(shown);
}
