import { FIGURE, type Cell, type Group, type PlacedCell } from '@aivy/analysis';
import type { ReportGroup, ReportKindName, ReportParams } from '@aivy/contracts';

/** Kinds that tell of the same records, the answers to items: what one has told is held against the others. */
export const ITEM_KINDS: readonly ReportKindName[] = ['item-analysis', 'item-calibration', 'dif'];

/** Kinds that count the same as this one, itself among them. */
export const kinOf = (kind: ReportKindName): readonly ReportKindName[] =>
  ITEM_KINDS.includes(kind) ? ITEM_KINDS : [kind];

/** What of a group is said. */
export const givenOf = (group: ReportGroup): Group =>
  Object.fromEntries(Object.entries(group).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/**
 * What a cell counts, and of whom, whichever kind of report it is from and whenever it was asked for. `item-calibration`
 * tells of the answers to an item in tests or in practice, `dif` of those in tests, of a group or the rest of it: so its
 * keys say. The measure by which `item-calibration` keeps an item has the setting in it.
 */
export function placed<C extends Pick<Cell, 'key' | 'measure'>>(
  cell: C,
  { group, focal = {} }: Pick<ReportParams, 'group' | 'focal'>,
): C & Pick<PlacedCell, 'group'> {
  // A change is last tests less first ones: diagnostics and full tests once more.
  const [figure] = /^(diagnostic|full-test|change)(?= |$)/.exec(cell.key) ?? [];
  if (figure !== undefined)
    return { ...cell, measure: 'scores', group: interned({ ...givenOf(group), [FIGURE]: figure }) };
  const [, item, part, effort] = /^(item \d+) (exam|practice|focal|reference)(?: (worked|left))?$/.exec(cell.key) ?? [];
  if (item === undefined || part === undefined) return { ...cell, group: interned(givenOf(group)) };
  const all = givenOf(group);
  const compared = givenOf(focal);
  const groups: Readonly<Record<string, Group>> = {
    exam: { ...all, setting: 'exam' },
    practice: { ...all, setting: 'practice' },
    focal: { ...all, ...compared, setting: 'exam' },
    reference: { ...all, setting: 'exam', but: JSON.stringify(Object.entries(compared).sort()) },
  };
  return { ...cell, measure: item, group: interned({ ...groups[part]!, ...(effort !== undefined && { effort }) }) };
}

const known = new Map<string, Group>();

/** One object a group: there are few of them, and cells by the thousand. */
function interned(group: Group): Group {
  const key = JSON.stringify(Object.entries(group).sort());
  const same = known.get(key) ?? group;
  known.set(key, same);
  return same;
}
