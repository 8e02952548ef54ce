import { DifTable, ItemTally, type DifResult, type ItemStatistics } from '@aivy/psychometrics';
import { CellBuilder, FEW_BUCKETS, PeopleSketch, type Cell } from '../../suppression/index.js';
import { optionsByMisconception, recordOf, type ItemFrame, type RecordedAnswer, type Setting } from '../answers.js';

/** Whose answers cells are of: all of a setting, or in tests a group and the rest of it. */
export type Whose = Setting | 'focal' | 'reference';

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

  /** Every answer that is told of, whether it is counted or left out. */
  tell(answer: RecordedAnswer, whose: Whose): void {
    const key = cellKey(this.frame.id, whose);
    const cell = this.#cells.get(whose) ?? new CellBuilder({ key, measure: key }, PeopleSketch.empty(FEW_BUCKETS));
    this.#cells.set(whose, cell);
    cell.add(answer.person, recordOf(answer));
  }

  leaveOut(): void {
    this.#leftOut += 1;
  }

  add({ answer, restScore, match }: PlacedAnswer): void {
    const { correct, answered, misconception, spentMs } = answer;
    const option = correct ? this.frame.answer : misconception === null ? null : this.#chosen.get(misconception);
    this.#tally.add({ correct, answered, option: option ?? null, timeSpent: spentMs / 1000, restScore });
    if (!match) return;
    const group = match.focal ? 'focal' : 'reference';
    this.#compared[group] += 1;
    this.#dif.add({ group, correct, score: match.score });
  }

  get leftOut(): number {
    return this.#leftOut;
  }

  get cells(): Cell[] {
    return [...this.#cells.values()].map((cell) => cell.cell());
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
