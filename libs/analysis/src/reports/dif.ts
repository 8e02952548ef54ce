import type { Finding } from '@aivy/contracts';
import { DifTable, eap, type DifResult } from '@aivy/psychometrics';
import { CellBuilder, FEW_BUCKETS, PeopleSketch, type Cell } from '../suppression/index.js';
import { normalInterval } from '../statistics/index.js';
import type { Column, Row } from '../table/index.js';
import { FirstAnswers, recordOf, settingOf, type ItemFrame, type RecordedAnswer } from './answers.js';
import {
  counted,
  countOf,
  intervalColumns,
  intervalValues,
  pointOf,
  rounded,
  type Computed,
  type Shown,
} from './computed.js';

/** An answer, and whether its giver is of the group that is compared with the rest. */
export interface GroupedAnswer extends RecordedAnswer {
  focal: boolean;
}

/** People of each group under which an item is not judged: Mantel-Haenszel would find nothing but the largest. */
const JUDGED_FROM = 50;
/** Strata of ability, to the logit: as wide as a test can tell. */
const STRATA = 4;
/** Answers of a section from which a person's ability is known well enough to be matched on. */
const MATCHED_FROM = 10;
const CHARTED = 8;

const COLUMNS: readonly Column[] = [
  { name: 'item', type: 'int', title: 'Item id' },
  { name: 'key', type: 'string', title: 'Item' },
  { name: 'section', type: 'string', title: 'Section' },
  { name: 'n_reference', type: 'int', title: 'Students of the rest' },
  { name: 'n_focal', type: 'int', title: 'Students of the compared group' },
  { name: 'strata', type: 'int', title: 'Strata of ability' },
  { name: 'odds_ratio', type: 'float', title: 'Common odds ratio, rest over group' },
  ...intervalColumns('delta', 'Delta of ETS: negative when harder for the group', 'Delta'),
  { name: 'chi_square', type: 'float', title: 'Mantel-Haenszel chi-square' },
  { name: 'ets_class', type: 'string', title: 'Class: A negligible, B moderate, C large' },
];

class ItemGroups {
  readonly table = new DifTable();
  readonly reference: CellBuilder;
  readonly focal: CellBuilder;

  constructor(readonly frame: ItemFrame) {
    const builder = (key: string): CellBuilder =>
      new CellBuilder({ key, measure: `item ${frame.id}` }, PeopleSketch.empty(FEW_BUCKETS));
    this.reference = builder(cellKey(frame.id, 'reference'));
    this.focal = builder(cellKey(frame.id, 'focal'));
  }
}

const cellKey = (item: number, group: 'reference' | 'focal'): string => `item ${item} ${group}`;

/** Does an item of a test work for a group as it does for the rest of equal ability? */
export class DifReport implements Computed {
  readonly columns = COLUMNS;
  readonly #groups = new Map<number, ItemGroups>();
  readonly #first = new FirstAnswers((answers) => this.take(answers));
  #focal = false;
  #person: number | undefined;

  /** @param frames items of the bank, by id; answers to others are left out @param focal words for the compared group */
  constructor(
    private readonly frames: ReadonlyMap<number, ItemFrame>,
    private readonly focal: string,
  ) {}

  add(answer: GroupedAnswer): void {
    if (!this.frames.has(answer.item)) return;
    if (answer.person !== this.#person) {
      this.#first.end();
      this.#person = answer.person;
      this.#focal = answer.focal;
    }
    this.#first.add(answer);
  }

  private take(answers: readonly RecordedAnswer[]): void {
    const group = this.#focal ? 'focal' : 'reference';
    for (const section of ['english', 'math'] as const) {
      // Practice is filtered here and not in `add`: an item met there first has no first answer in a test.
      const own = answers.filter(
        ({ item, source }) => this.frames.get(item)!.section === section && settingOf(source) === 'exam',
      );
      if (own.length < MATCHED_FROM) continue;
      // The studied item is part of what people are matched on (Holland & Thayer 1988).
      const { theta } = eap(
        own.map(({ item, correct }) => {
          const { a, b, c } = this.frames.get(item)!;
          return { a, b, c, correct };
        }),
      );
      for (const answer of own) {
        const groups = this.groups(answer.item);
        groups.table.add({ group, correct: answer.correct, score: Math.round(theta * STRATA) });
        groups[group].add(answer.person, recordOf(answer));
      }
    }
  }

  private groups(item: number): ItemGroups {
    const known = this.#groups.get(item);
    if (known) return known;
    const made = new ItemGroups(this.frames.get(item)!);
    this.#groups.set(item, made);
    return made;
  }

  get cells(): readonly Cell[] {
    this.#first.end();
    return [...this.#groups.values()].flatMap(({ reference, focal }) => [reference.cell(), focal.cell()]);
  }

  *rows(shown: Shown): Iterable<Row> {
    for (const { frame, reference, focal, result } of this.judged(shown)) {
      const { oddsRatio, delta, standardError, chiSquare, etsClass, strata } = result;
      const interval = normalInterval(delta ?? Number.NaN, standardError ?? Number.NaN);
      yield [
        ...[frame.id, frame.key, frame.section, reference, focal, strata],
        ...[rounded(oddsRatio ?? Number.NaN, 3), ...intervalValues(interval, 3), rounded(chiSquare, 3)],
        etsClass,
      ];
    }
  }

  finding(shown: Shown): Finding {
    const items = this.judged(shown);
    const large = items.filter(({ result }) => result.etsClass === 'C').length;
    const moderate = items.filter(({ result }) => result.etsClass === 'B').length;
    const known = items.flatMap(({ frame, focal, result: { delta, standardError, etsClass } }) =>
      delta === null || standardError === null
        ? []
        : [{ frame, focal, delta, standardError, rank: (etsClass === 'C' ? 100 : 0) + Math.abs(delta) }],
    );
    // Those that the title speaks of come first.
    const widest = known.sort((x, y) => y.rank - x.rank).slice(0, CHARTED);
    return {
      title:
        items.length === 0
          ? 'No item was answered by enough students of both groups'
          : large > 0
            ? `${counted(large)} of ${countOf(items.length, 'item')} may work differently for ${this.focal}`
            : `No large difference is seen for ${this.focal} in ${countOf(items.length, 'item')}`,
      points: widest.map(({ frame, focal, delta, standardError }) =>
        pointOf(frame.key, focal, normalInterval(delta, standardError), 2),
      ),
      unit: 'Delta of ETS: below 0 the item is harder for the group than for others of equal ability',
      note:
        `Mantel-Haenszel within quarter logits of ability; first answers in tests of students with ${MATCHED_FROM} or more in the section. Large is class C (|delta| from 1.5 on and clearly ` +
        `above 1), ${counted(moderate)} more ${moderate === 1 ? 'is' : 'are'} class B. Of many items some stand out by chance. Bars are 95% intervals.`,
    };
  }

  private judged(shown: Shown): { frame: ItemFrame; reference: number; focal: number; result: DifResult }[] {
    this.#first.end();
    return [...this.#groups.values()]
      .map(({ frame, table, reference, focal }) => ({
        frame,
        reference: reference.cell().people,
        focal: focal.cell().people,
        table,
      }))
      .filter(
        ({ frame: { id }, reference, focal }) =>
          shown(cellKey(id, 'reference')) && shown(cellKey(id, 'focal')) && Math.min(reference, focal) >= JUDGED_FROM,
      )
      .sort((x, y) => x.frame.id - y.frame.id)
      .map(({ table, ...others }) => ({ ...others, result: table.result() }));
  }
}
