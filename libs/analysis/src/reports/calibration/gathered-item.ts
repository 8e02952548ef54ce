import { DifTable, ItemTally, type DifResult, type ItemStatistics } from '@aivy/psychometrics';
import { CellBuilder, FEW_BUCKETS, LEAST_PEOPLE, PeopleSketch, type Cell } from '../../suppression/index.js';
import type { Shown } from '../computed.js';
import { optionsByMisconception, recordOf, type ItemFrame, type RecordedAnswer, type Setting } from '../answers.js';

/**
 * Whose answers cells are of: all of a setting, those that count or don't, or in tests a group and the rest of it. Those
 * that count are also what parameters are made of (`fit`): no number, so only earlier parameters can be subtracted.
 */
export type Whose = Setting | `${Setting} ${'worked' | 'left' | 'fit'}` | 'focal' | 'reference';

export const cellKey = (item: number, whose: Whose): string => `item ${item} ${whose}`;

/** People of each group under which an item is not judged: Mantel-Haenszel would find nothing but the largest. */
const COMPARED_FROM = 50;

/** A worked answer beside the others of its person. */
export interface PlacedAnswer {
  answer: RecordedAnswer;
  /** Share right of the person's other answers of the section and setting; null where they are too few. */
  restScore: number | null;
  /** What people are matched on when groups are compared; null where nobody is compared. */
  match: { focal: boolean; score: number } | null;
}

/** What is known of an item in one setting, beside the answers themselves: some kilobytes, however many answered. */
export class GatheredItem {
  readonly #tally: ItemTally;
  readonly #chosen: ReadonlyMap<string, string>;
  readonly #dif = new DifTable();
  readonly #compared = { focal: 0, reference: 0 };
  readonly #cells = new Map<Whose, CellBuilder>();
  #leftOut = 0;

  constructor(
    readonly frame: ItemFrame,
    readonly setting: Setting,
  ) {
    this.#chosen = optionsByMisconception(frame);
    this.#tally = new ItemTally([
      ...new Set([...(frame.answer === null ? [] : [frame.answer]), ...this.#chosen.values()]),
    ]);
  }

  private tell(answer: RecordedAnswer, whose: Whose): void {
    const key = cellKey(this.frame.id, whose);
    const cell = this.#cells.get(whose) ?? new CellBuilder({ key, measure: key }, PeopleSketch.empty(FEW_BUCKETS));
    this.#cells.set(whose, cell);
    cell.add(answer.person, recordOf(answer));
  }

  /** An answer that's met, but says nothing about its giver. */
  leaveOut(answer: RecordedAnswer): void {
    this.tell(answer, this.setting);
    this.tell(answer, `${this.setting} left`);
    this.#leftOut += 1;
  }

  add({ answer, restScore, match }: PlacedAnswer): void {
    const { correct, answered, misconception, spentMs } = answer;
    this.tell(answer, this.setting);
    this.tell(answer, `${this.setting} worked`);
    this.tell(answer, `${this.setting} fit`);
    const option = correct ? this.frame.answer : misconception === null ? null : this.#chosen.get(misconception);
    this.#tally.add({ correct, answered, option: option ?? null, timeSpent: spentMs / 1000, restScore });
    if (!match) return;
    const group = match.focal ? 'focal' : 'reference';
    this.tell(answer, group);
    this.#compared[group] += 1;
    this.#dif.add({ group, correct, score: match.score });
  }

  /** Worked on or not: everyone whose first answer it is. */
  get answers(): number {
    return this.#tally.n + this.#leftOut;
  }

  get leftOut(): number {
    return this.#leftOut;
  }

  get cells(): Cell[] {
    // Without ten left out their numbers are never told, or those of everyone: then they're in no other report's way.
    const isTold = (whose: Whose): boolean => this.#leftOut >= LEAST_PEOPLE || !/worked|left/.test(whose);
    return [...this.#cells].flatMap(([whose, cell]) => (isTold(whose) ? [cell.cell()] : []));
  }

  /** A row is made of those who worked on the item, however many met it. */
  isShown(shown: Shown): boolean {
    return ([this.setting, `${this.setting} fit`] as const).every((whose) => shown(cellKey(this.frame.id, whose)));
  }

  /** May be told how many worked on it, how many were right and how many are left out? One to nine left out would show. */
  tellsEffort(shown: Shown): boolean {
    if (this.#leftOut === 0) return true;
    const isShown = (whose: Whose): boolean => shown(cellKey(this.frame.id, whose));
    return this.#leftOut >= LEAST_PEOPLE && isShown(`${this.setting} worked`) && isShown(`${this.setting} left`);
  }

  get statistics(): ItemStatistics {
    return this.#tally.statistics({ students: this.#tally.n, seconds: this.frame.seconds });
  }

  /** A choice that behaves more like a key than the key; null where none does. */
  get keyAlarm(): string | null {
    return this.frame.answer === null ? null : this.#tally.distractors(this.frame.answer).keyAlarm;
  }

  /** Null where too few of either group have answered. */
  get dif(): DifResult | null {
    const { focal, reference } = this.#compared;
    return Math.min(focal, reference) < COMPARED_FROM ? null : this.#dif.result();
  }
}
