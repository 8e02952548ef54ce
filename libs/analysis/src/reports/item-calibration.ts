import type { Finding, Subject } from '@aivy/contracts';
import {
  calibrate,
  driftOf,
  fitOf,
  MISFIT,
  type CalibratedItem,
  type Drift,
  type ResponseData,
} from '@aivy/psychometrics';
import { CellBuilder, FEW_BUCKETS, PeopleSketch, type Cell } from '../suppression/index.js';
import { normalInterval } from '../statistics/index.js';
import type { Column, Row } from '../table/index.js';
import { FirstAnswers, recordOf, settingOf, type ItemFrame, type RecordedAnswer, type Setting } from './answers.js';
import { counted, countOf, pointOf, rounded, type Computed, type Shown } from './computed.js';

/** Answers from which new parameters are proposed, and the scale is held. */
const PROPOSED_FROM = 200;
/** Items of the chart. */
const CHARTED = 8;
/** The parameters in use have no error of their own here: the question is whether the answers still fit them. */
const KNOWN = 1e-9;
/** Difficulties are sought from the answers alone. */
const NOTHING_KNOWN = { b: 0, bSd: 1.3 };

const COLUMNS: readonly Column[] = [
  { name: 'item_id', type: 'int', title: 'Item id' },
  { name: 'item_version', type: 'int', title: 'Version of the item in the release' },
  { name: 'key', type: 'string', title: 'Item' },
  { name: 'section', type: 'string', title: 'Section' },
  { name: 'setting', type: 'string', title: 'Asked in tests or in practice' },
  { name: 'n', type: 'int', title: 'First answers' },
  { name: 'a', type: 'float', title: 'Discrimination in use' },
  { name: 'b', type: 'float', title: 'Difficulty in use, logits' },
  { name: 'c', type: 'float', title: 'Guessing in use, kept' },
  { name: 'proposed_a', type: 'float', title: 'Proposed discrimination' },
  { name: 'proposed_b', type: 'float', title: 'Proposed difficulty, logits' },
  { name: 'se_log_a', type: 'float', title: 'Standard error of ln a' },
  { name: 'se_b', type: 'float', title: 'Standard error of b' },
  { name: 'rmsd', type: 'float', title: 'Distance of the answers from the curve' },
  { name: 'change_b', type: 'float', title: 'Change of b, without that of the scale' },
  { name: 'z', type: 'float', title: 'Change in standard errors' },
  { name: 'drifted', type: 'bool', title: 'Drifted' },
];

export const placeOf = (section: Subject, setting: Setting): string => `${section} ${setting}`;

/** Answers of one section and setting as they grow; none is kept twice. */
class Responses {
  readonly #item: Uint32Array;
  readonly #correct: Uint8Array;
  #start = new Uint32Array(1024);
  #people = 0;
  #answers = 0;

  constructor(capacity: number) {
    this.#item = new Uint32Array(capacity);
    this.#correct = new Uint8Array(capacity);
  }

  add(item: number, correct: boolean): void {
    this.#item[this.#answers] = item;
    this.#correct[this.#answers] = correct ? 1 : 0;
    this.#answers += 1;
  }

  endPerson(): void {
    if (this.#start[this.#people] === this.#answers) return;
    this.#people += 1;
    if (this.#people >= this.#start.length) {
      const longer = new Uint32Array(this.#start.length * 2);
      longer.set(this.#start);
      this.#start = longer;
    }
    this.#start[this.#people] = this.#answers;
  }

  data(items: number): ResponseData {
    return {
      items,
      start: this.#start.subarray(0, this.#people + 1),
      item: this.#item.subarray(0, this.#answers),
      correct: this.#correct.subarray(0, this.#answers),
    };
  }
}

interface Calibrated extends CalibratedItem {
  frame: ItemFrame;
  setting: Setting;
  rmsd: number;
  /** Null under `PROPOSED_FROM` answers. */
  drift: Drift | null;
}

/** Parameters of the items anew from first answers without help, tests and practice apart, and what has drifted. */
export class ItemCalibration implements Computed {
  readonly columns = COLUMNS;
  readonly #items: readonly ItemFrame[];
  readonly #indexOf: ReadonlyMap<number, number>;
  readonly #responses: ReadonlyMap<string, Responses>;
  readonly #cells = new Map<string, CellBuilder>();
  readonly #first = new FirstAnswers((answers) => this.take(answers));
  #calibrated: Calibrated[] = [];

  /**
   * @param frames items of the bank; answers to others are left out
   * @param capacities by `placeOf`: how many answers there are at the most
   */
  constructor(frames: ReadonlyMap<number, ItemFrame>, capacities: ReadonlyMap<string, number>) {
    this.#items = [...frames.values()].sort((x, y) => x.id - y.id);
    this.#indexOf = new Map(this.#items.map(({ id }, index) => [id, index]));
    this.#responses = new Map([...capacities].map(([place, capacity]) => [place, new Responses(capacity)]));
  }

  add(answer: RecordedAnswer): void {
    if (this.#indexOf.has(answer.item)) this.#first.add(answer);
  }

  private take(answers: readonly RecordedAnswer[]): void {
    for (const answer of answers) {
      const index = this.#indexOf.get(answer.item)!;
      const setting = settingOf(answer.source);
      this.#responses.get(placeOf(this.#items[index]!.section, setting))?.add(index, answer.correct);
      const key = cellKey(answer.item, setting);
      const cell = this.#cells.get(key) ?? new CellBuilder({ key, measure: key }, PeopleSketch.empty(FEW_BUCKETS));
      this.#cells.set(key, cell);
      cell.add(answer.person, recordOf(answer));
    }
    for (const responses of this.#responses.values()) responses.endPerson();
  }

  /**
   * After the last answer; takes minutes for millions of answers.
   * @param progress share of the work that is done, 0-1, nearly
   */
  calibrate(progress: (share: number) => void): void {
    this.#first.end();
    let done = 0;
    for (const [place, responses] of this.#responses) {
      const setting = place.endsWith('exam') ? 'exam' : 'practice';
      const data = responses.data(this.#items.length);
      // Rounds come ever nearer; how many there will be nobody knows.
      const round = (n: number): void => progress((done + 1 - 0.9 ** n) / this.#responses.size);
      if (data.item.length > 0) this.#calibrated.push(...this.calibrated(data, setting, round));
      done += 1;
    }
    this.#calibrated.sort((x, y) => x.frame.id - y.frame.id);
  }

  private calibrated(data: ResponseData, setting: Setting, onRound: (round: number) => void): Calibrated[] {
    const { items, counts } = calibrate({
      data,
      items: this.#items.map(({ c }) => ({ prior: NOTHING_KNOWN, guessing: { mean: c, free: false } })),
      population: { mean: 0, sd: 1 },
      onRound,
    });
    const rmsd = fitOf(items, counts);
    const trusted = items.flatMap((item, index) => (item.answers >= PROPOSED_FROM ? [index] : []));
    const drifts = driftOf(
      trusted.map((index) => ({
        before: { b: this.#items[index]!.b, se: KNOWN },
        after: { b: items[index]!.b, se: items[index]!.seB },
      })),
    );
    const driftOfItem = new Map(trusted.map((index, at) => [index, drifts[at]!]));
    return items.flatMap((item, index): Calibrated[] => {
      if (item.answers === 0) return [];
      const drift = driftOfItem.get(index) ?? null;
      return [{ ...item, frame: this.#items[index]!, setting, rmsd: rmsd[index]!, drift }];
    });
  }

  get cells(): readonly Cell[] {
    this.#first.end();
    return [...this.#cells.values()].map((cell) => cell.cell());
  }

  *rows(shown: Shown): Iterable<Row> {
    for (const item of this.shownItems(shown)) {
      const { frame, setting, answers, drift } = item;
      // On the scale in use: b moves by what is left when the change of the scale is taken out.
      const proposed = drift === null ? [null, null] : [rounded(item.a, 4), rounded(frame.b + drift.change, 4)];
      yield [
        ...[frame.id, frame.version, frame.key, frame.section, setting, answers, frame.a, frame.b, frame.c],
        ...[...proposed, rounded(item.seLogA, 4), rounded(item.seB, 4), rounded(item.rmsd, 4)],
        ...(drift === null ? [null, null, null] : [rounded(drift.change, 4), rounded(drift.z, 2), drift.drifted]),
      ];
    }
  }

  finding(shown: Shown): Finding {
    const items = this.shownItems(shown);
    const judged = items.flatMap(({ drift, ...item }) => (drift === null ? [] : [{ ...item, drift }]));
    const drifted = judged.filter(({ drift }) => drift.drifted);
    const misfits = judged.filter(({ rmsd }) => rmsd > MISFIT);
    // Those that the title speaks of come first.
    const rank = ({ drift: { drifted: is, change } }: (typeof judged)[number]): number =>
      (is ? 100 : 0) + Math.abs(change);
    const moved = judged.sort((x, y) => rank(y) - rank(x)).slice(0, CHARTED);
    return {
      title:
        judged.length === 0
          ? `No item has the ${PROPOSED_FROM} answers that new parameters take`
          : drifted.length === 0
            ? `No drift is seen in ${countOf(judged.length, 'item')}`
            : `${counted(drifted.length)} of ${countOf(judged.length, 'item')} may have drifted`,
      points: moved.map(({ frame, answers, drift, seB }) =>
        pointOf(frame.key, answers, normalInterval(drift.change, seB), 3),
      ),
      unit: 'Change of difficulty, logits',
      note:
        `First answers without help, ${counted(items.reduce((sum, { answers }) => sum + answers, 0))} in all, EM for the 2PL with guessing as it is, tests and ` +
        `practice apart. ${countOf(misfits.length, 'item')} ${misfits.length === 1 ? 'does' : 'do'} not fit (RMSD over ` +
        `${MISFIT}). Of many items some stand out by chance. Bars are 95% intervals. Nothing changes until somebody publishes it.`,
    };
  }

  private shownItems(shown: Shown): Calibrated[] {
    return this.#calibrated.filter(({ frame, setting }) => shown(cellKey(frame.id, setting)));
  }
}

const cellKey = (item: number, setting: Setting): string => `item ${item} ${setting}`;
