import type { Finding, Subject } from '@aivy/contracts';
import { SUBJECTS } from '@aivy/exam';
import { eap, ResponsePacker } from '@aivy/psychometrics';
import type { Cell } from '../../suppression/index.js';
import { normalInterval } from '../../statistics/index.js';
import type { Row } from '../../table/index.js';
import { FirstAnswers, settingOf, type ItemFrame, type RecordedAnswer, type Setting } from '../answers.js';
import { counted, countOf, pointOf, type Computed, type Shown } from '../computed.js';
import { byEffort } from './effort-filter.js';
import { fit, PROPOSED_FROM } from './fitted.js';
import { cellKey, GatheredItem, type PlacedAnswer } from './gathered-item.js';
import { COLUMNS, hasAlarm, proposalOf, rowOf, type Proposal } from './proposal.js';

/** Items of the chart. */
const CHARTED = 8;
/** Other answers of a person from which there is a rest score. */
const REST_FROM = 5;
/** Answers of a section from which a person's ability is known well enough to be matched on, and the width of a match. */
const MATCHED_FROM = 10;
const STRATA = 4;

const SETTINGS = ['exam', 'practice'] as const satisfies readonly Setting[];

/** An answer, and whether its giver is of the group that is compared with the rest. */
export type CalibrationAnswer = RecordedAnswer & { focal?: boolean };

/** One section in one setting: its answers as they grow, and what they say of each item. */
class Place {
  readonly packer = new ResponsePacker();
  readonly items = new Map<number, GatheredItem>();
  /** Of the items that were worked on, in the order in which they came: nothing is computed of the others. */
  readonly frames: ItemFrame[] = [];
  readonly #indexOf = new Map<number, number>();

  constructor(
    readonly section: Subject,
    readonly setting: Setting,
    private readonly known: ReadonlyMap<number, ItemFrame>,
  ) {}

  of(item: number): GatheredItem {
    const known = this.items.get(item);
    if (known) return known;
    const made = new GatheredItem(this.known.get(item)!, this.setting);
    this.items.set(item, made);
    return made;
  }

  add(placed: PlacedAnswer): void {
    const { person, item, correct, answered } = placed.answer;
    this.packer.add(person, this.indexOf(item), correct && answered);
    this.of(item).add(placed);
  }

  private indexOf(item: number): number {
    const known = this.#indexOf.get(item);
    if (known !== undefined) return known;
    const index = this.frames.push(this.known.get(item)!) - 1;
    this.#indexOf.set(item, index);
    return index;
  }
}

export interface CalibrationOptions {
  /** Ids of the items that hold the scale of the release. */
  anchors?: readonly number[];
  /** Is a group compared with the rest? Then every answer says whether its giver is of it. */
  compares?: boolean;
}

/**
 * Parameters of the items anew from first answers without help that were worked on, tests and practice apart: what is
 * proposed for each item, with the errors, the fit, the drift and the alarms that a person wants to see first.
 */
export class ItemCalibration implements Computed {
  readonly columns = COLUMNS;
  readonly #frames: ReadonlyMap<number, ItemFrame>;
  readonly #places: readonly Place[];
  readonly #anchors: ReadonlySet<number>;
  readonly #compares: boolean;
  readonly #first = new FirstAnswers((answers) => this.take(answers));
  #focal = false;
  #person: number | undefined;
  #proposals: Proposal[] = [];

  /** @param frames items of the bank; answers to others are left out */
  constructor(frames: ReadonlyMap<number, ItemFrame>, { anchors = [], compares = false }: CalibrationOptions = {}) {
    this.#frames = frames;
    this.#anchors = new Set(anchors);
    this.#compares = compares;
    this.#places = SUBJECTS.flatMap((section) => SETTINGS.map((setting) => new Place(section, setting, frames)));
  }

  /** Answers of a person follow one another, the oldest first. */
  add(answer: CalibrationAnswer): void {
    if (!this.#frames.has(answer.item)) return;
    if (answer.person !== this.#person) {
      this.#first.end();
      this.#person = answer.person;
      this.#focal = answer.focal === true;
    }
    this.#first.add(answer);
  }

  private take(answers: readonly RecordedAnswer[]): void {
    const { worked, leftOut } = byEffort(answers, this.#frames);
    for (const answer of leftOut) this.placeOf(answer).of(answer.item).leaveOut(answer);
    for (const place of this.#places) {
      const own = worked.filter((answer) => this.placeOf(answer) === place);
      const right = own.filter(({ correct }) => correct).length;
      const match = this.matchOf(place, own);
      for (const answer of own) {
        const others = own.length - 1;
        const restScore = others < REST_FROM ? null : (right - (answer.correct ? 1 : 0)) / others;
        place.add({ answer, restScore, match });
      }
    }
  }

  /** The studied item is part of what people are matched on (Holland & Thayer 1988). */
  private matchOf({ setting }: Place, own: readonly RecordedAnswer[]): PlacedAnswer['match'] {
    if (!this.#compares || setting !== 'exam' || own.length < MATCHED_FROM) return null;
    const { theta } = eap(
      own.map(({ item, correct }) => {
        const { a, b, c } = this.#frames.get(item)!;
        return { a, b, c, correct };
      }),
    );
    return { focal: this.#focal, score: Math.round(theta * STRATA) };
  }

  private placeOf({ item, source }: RecordedAnswer): Place {
    const { section } = this.#frames.get(item)!;
    const setting = settingOf(source);
    return this.#places.find((place) => place.section === section && place.setting === setting)!;
  }

  /**
   * After the last answer; takes minutes for millions of answers.
   * @param progress share of the work that is done, 0-1, nearly
   */
  calibrate(progress: (share: number) => void): void {
    this.#first.end();
    const answered = this.#places.filter(({ packer }) => packer.answers > 0);
    this.#proposals = answered.flatMap((place, done) => {
      const { packer, frames, setting, items } = place;
      // Rounds come ever nearer; how many there will be nobody knows.
      const onRound = (n: number): void => progress((done + 1 - 0.95 ** n) / answered.length);
      const fitted = fit(frames, packer.data(frames.length), { anchorIds: this.#anchors, onRound });
      return fitted.map((each) => proposalOf(each, setting, items.get(each.frame.id)!));
    });
    this.#proposals.sort((x, y) => x.fitted.frame.id - y.fitted.frame.id);
  }

  get cells(): readonly Cell[] {
    this.#first.end();
    return this.#places.flatMap(({ items }) => [...items.values()].flatMap(({ cells }) => cells));
  }

  *rows(shown: Shown): Iterable<Row> {
    for (const proposal of this.shownOf(shown)) yield rowOf(proposal, proposal.gathered.tellsEffort(shown));
  }

  finding(shown: Shown): Finding {
    const proposals = this.shownOf(shown);
    const renewed = proposals.filter(({ parameters }) => parameters !== null);
    const alarms = proposals.filter(hasAlarm);
    const moved = renewed.flatMap(({ gathered: { answers }, fitted: { frame, drift, seB } }) =>
      drift === null ? [] : [{ frame, answers, drift, seB }],
    );
    // Those that have drifted come first.
    const rank = ({ drift: { drifted, change } }: (typeof moved)[number]): number =>
      (drifted ? 100 : 0) + Math.abs(change);
    const charted = moved.sort((x, y) => rank(y) - rank(x)).slice(0, CHARTED);
    const answers = proposals.reduce((sum, { gathered }) => sum + gathered.answers, 0);
    return {
      title: titleOf(renewed.length, alarms.length),
      points: charted.map(({ frame, answers, drift, seB }) =>
        pointOf(frame.key, answers, normalInterval(drift.change, seB), 3),
      ),
      unit: 'Change of difficulty, logits',
      note:
        `n counts first answers without help, ${counted(answers)} in all. Parameters leave out those given too fast to ` +
        'have been read, out of time, or in a module that was mostly skipped. EM with what authors say of each item as its prior, tests and practice ' +
        'apart. Of many items some stand out by chance. Bars are 95% intervals. Nothing changes until somebody publishes it.',
    };
  }

  /** Nothing of a comparison is told, or concluded, where one of its groups may not be told of. */
  private shownOf(shown: Shown): Proposal[] {
    return this.#proposals.flatMap((proposal) => {
      const { fitted, setting, gathered, dif } = proposal;
      const { id } = fitted.frame;
      if (!gathered.isShown(shown)) return [];
      const isCompared = dif !== null && shown(cellKey(id, 'focal')) && shown(cellKey(id, 'reference'));
      return [dif === null || isCompared ? proposal : proposalOf(fitted, setting, gathered, { compares: false })];
    });
  }
}

function titleOf(renewed: number, alarms: number): string {
  if (renewed === 0 && alarms === 0) return `No item has the ${PROPOSED_FROM} answers that new parameters take`;
  const parameters = renewed === 0 ? 'No new parameters' : `New parameters for ${countOf(renewed, 'item')}`;
  return alarms === 0
    ? `${parameters}, none of which gives reason to look at it`
    : `${parameters}; ${countOf(alarms, 'item')} should be looked at first`;
}
