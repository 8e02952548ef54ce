import type { Finding } from '@aivy/contracts';
import { ItemTally, proposeState, type DistractorAnalysis, type ItemStatistics } from '@aivy/psychometrics';
import {
  CellBuilder,
  coded,
  codedParts,
  FEW_BUCKETS,
  PeopleSketch,
  type Cell,
  type CodedShare,
} from '../suppression/index.js';
import { share, type Interval } from '../statistics/index.js';
import type { Column, Row } from '../table/index.js';
import {
  FirstAnswers,
  optionsByMisconception,
  recordOf,
  settingOf,
  type ItemFrame,
  type RecordedAnswer,
} from './answers.js';
import {
  counted,
  countOf,
  pointOf,
  rounded,
  shareColumns,
  shareValue,
  shareValues,
  type Computed,
  type Shown,
} from './computed.js';

/** Other answers of a person from which there is a rest score. */
const REST_FROM = 5;
/** Answers from which `proposeState` judges an item. */
const JUDGED_FROM = 100;
/** Items of the chart. */
const CHARTED = 8;

const COLUMNS: readonly Column[] = [
  { name: 'item', type: 'int', title: 'Item id' },
  { name: 'key', type: 'string', title: 'Item' },
  { name: 'section', type: 'string', title: 'Section' },
  { name: 'skill', type: 'int', title: 'Skill id' },
  { name: 'pool', type: 'string', title: 'Pool' },
  { name: 'state', type: 'string', title: 'State' },
  { name: 'n', type: 'int', title: 'First answers' },
  ...shareColumns('p', 'Share right'),
  { name: 'point_biserial', type: 'float', title: 'Correlation with the share right of the other answers' },
  { name: 'omitted', type: 'share', title: 'Share left empty' },
  { name: 'rapid', type: 'share', title: 'Share answered too fast to have been read' },
  { name: 'median_seconds', type: 'float', title: 'Median time, seconds' },
  { name: 'p90_seconds', type: 'float', title: '90 % took at most, seconds' },
  { name: 'options', type: 'string', title: 'Options: share chosen and correlation' },
  { name: 'key_alarm', type: 'string', title: 'A choice that behaves more like a key than the key' },
  { name: 'proposal', type: 'string', title: 'Proposed for a person to decide' },
  { name: 'reasons', type: 'string', title: 'Why' },
];

interface Analysed {
  frame: ItemFrame;
  statistics: ItemStatistics;
  distractors: DistractorAnalysis | null;
  shares: ReadonlyMap<string, number>;
  proposal: ReturnType<typeof proposeState>;
}

class ItemGroup {
  readonly tally: ItemTally;
  readonly cell: CellBuilder;
  /** Of the answers with what correlations take of each person's others: those move while the item's own stay. */
  readonly rest: CellBuilder;
  /** Option by misconception. */
  readonly #chosen: ReadonlyMap<string, string>;

  constructor(readonly frame: ItemFrame) {
    const key = cellKey(frame.id);
    this.cell = new CellBuilder({ key, measure: key }, PeopleSketch.empty(FEW_BUCKETS));
    const rest = restKey(frame.id);
    this.rest = new CellBuilder({ key: rest, measure: rest }, PeopleSketch.empty(FEW_BUCKETS));
    this.#chosen = optionsByMisconception(frame);
    this.tally = new ItemTally(
      [...new Set([...(frame.answer ? [frame.answer] : []), ...this.#chosen.values()])].sort(),
    );
  }

  add(answer: RecordedAnswer, restScore: number | null): void {
    const { person, correct, answered, misconception, spentMs } = answer;
    this.cell.add(person, recordOf(answer));
    this.rest.add(person, Math.imul(recordOf(answer), 31) ^ Math.round((restScore ?? 2) * 1e6));
    const option = correct ? this.frame.answer : misconception === null ? null : this.#chosen.get(misconception);
    this.tally.add({ correct, answered, option: option ?? null, timeSpent: spentMs / 1000, restScore });
  }

  /** @param correlates may correlations be told, and what is concluded from them? */
  analysed(students: number, correlates: boolean): Analysed {
    const { frame, tally } = this;
    const all = tally.statistics({ students, seconds: frame.seconds });
    const statistics = correlates ? all : { ...all, pointBiserial: null };
    const found = frame.answer === null ? null : tally.distractors(frame.answer);
    const distractors = correlates ? found : withoutCorrelations(found);
    const proposal = proposeState({
      state: frame.state,
      n: statistics.n,
      keyAlarm: distractors?.keyAlarm ?? null,
      pointBiserial: statistics.pointBiserial,
    });
    return { frame, statistics, distractors, shares: tally.shares(), proposal };
  }
}

const withoutCorrelations = (found: DistractorAnalysis | null): DistractorAnalysis | null =>
  found && { keyAlarm: null, options: found.options.map((each) => ({ ...each, pointBiserial: null })) };

const cellKey = (item: number): string => `item ${item}`;
const restKey = (item: number): string => `item ${item} rest`;

/** Classical statistics of every item, of first answers without help. */
export class ItemAnalysis implements Computed {
  readonly columns = COLUMNS;
  readonly #groups = new Map<number, ItemGroup>();
  readonly #first = new FirstAnswers((answers) => this.take(answers));
  #students = 0;

  /** @param frames items of the bank, by id; answers to others are left out */
  constructor(private readonly frames: ReadonlyMap<number, ItemFrame>) {}

  add(answer: RecordedAnswer): void {
    if (this.frames.has(answer.item)) this.#first.add(answer);
  }

  private take(answers: readonly RecordedAnswer[]): void {
    this.#students += 1;
    // By section and setting: how many answers, and how many right.
    const rests = new Map<string, { n: number; right: number }>();
    const restOf = ({ item, source }: RecordedAnswer) => {
      const place = `${this.frames.get(item)!.section} ${settingOf(source)}`;
      const rest = rests.get(place) ?? { n: 0, right: 0 };
      rests.set(place, rest);
      return rest;
    };
    for (const answer of answers) {
      const rest = restOf(answer);
      rest.n += 1;
      if (answer.correct) rest.right += 1;
    }
    for (const answer of answers) {
      const { n, right } = restOf(answer);
      const others = n - 1;
      this.group(answer.item).add(answer, others < REST_FROM ? null : (right - (answer.correct ? 1 : 0)) / others);
    }
  }

  private group(item: number): ItemGroup {
    const known = this.#groups.get(item);
    if (known) return known;
    const made = new ItemGroup(this.frames.get(item)!);
    this.#groups.set(item, made);
    return made;
  }

  get cells(): readonly Cell[] {
    this.#first.end();
    return [...this.#groups.values()].flatMap(({ cell, rest }) => [cell.cell(), rest.cell()]);
  }

  *rows(shown: Shown): Iterable<Row> {
    for (const analysed of this.analysed(shown)) yield rowOf(analysed);
  }

  finding(shown: Shown): Finding {
    let [items, flagged, told, answers] = [0, 0, 0, 0];
    const worst: Analysed[] = [];
    for (const each of this.analysed(shown)) {
      told += 1;
      answers += each.statistics.n;
      if (each.statistics.n < JUDGED_FROM) continue;
      items += 1;
      if (each.proposal?.to === 'quarantined') flagged += 1;
      if (each.statistics.pointBiserial !== null && !isCoded(each.statistics)) worst.push(each);
      if (worst.length <= CHARTED) continue;
      worst.sort((x, y) => x.statistics.pointBiserial! - y.statistics.pointBiserial!).pop();
    }
    worst.sort((x, y) => x.statistics.pointBiserial! - y.statistics.pointBiserial!);
    return {
      title:
        items === 0
          ? `No item has the ${JUDGED_FROM} answers that a judgement takes`
          : flagged === 0
            ? `None of ${countOf(items, 'item')} gives reason to look at it`
            : `${counted(flagged)} of ${countOf(items, 'item')} should be looked at`,
      points: worst.map(({ frame, statistics }) => {
        const { n, pointBiserial } = statistics;
        return pointOf(frame.key, n, correlationInterval(pointBiserial!, n), 3);
      }),
      unit: 'Correlation of right with the share right of the other answers',
      note:
        `First answers without help, ${counted(answers)} to ${countOf(told, 'item')}; the items with the ` +
        `lowest correlations. Bars are 95% intervals (Fisher’s z). Only items with ${JUDGED_FROM} answers are judged; a person decides.`,
    };
  }

  private *analysed(shown: Shown): Iterable<Analysed> {
    this.#first.end();
    for (const [, group] of [...this.#groups].sort(([x], [y]) => x - y))
      if (shown(cellKey(group.frame.id))) yield group.analysed(this.#students, shown(restKey(group.frame.id)));
  }
}

/** By Fisher's transformation, 95 %. */
function correlationInterval(r: number, n: number): Interval {
  const middle = Math.atanh(Math.min(0.999_999, Math.max(-0.999_999, r)));
  const half = 1.96 / Math.sqrt(Math.max(1, n - 3));
  return { value: r, low: Math.tanh(middle - half), high: Math.tanh(middle + half) };
}

/** Where nearly all or nearly none are right, a correlation tells of the few others. */
const isCoded = ({ p, n }: ItemStatistics): boolean => typeof coded(p, n) !== 'number';

function rowOf({ frame, statistics, distractors, shares, proposal }: Analysed): Row {
  const { n, p, pointBiserial, omitRate, rapidRate, medianSeconds, p90Seconds } = statistics;
  const wrong = distractors?.options.filter(({ option }) => option !== frame.answer) ?? [];
  // Right, empty and the wrong choices are all there is; of a blank the wrong answers aren't told.
  const [right, omitted, ...chosen] = codedParts(
    [p, omitRate, ...wrong.map(({ option }) => shares.get(option) ?? 0)],
    n,
    frame.answer === null ? 2 : 1,
  );
  const toldOf = (option: string): CodedShare | null | undefined =>
    option === frame.answer ? right : chosen[wrong.findIndex((each) => each.option === option)];
  const options = distractors?.options
    .map(({ option, pointBiserial: r }) => {
      const told = toldOf(option);
      const name = `${option}${option === frame.answer ? '*' : ''}`;
      if (typeof told !== 'number') return `${name} ${told ?? '–'}`;
      return `${name} ${told.toFixed(3)}${r === null ? '' : ` (${r.toFixed(2)})`}`;
    })
    .join('; ');
  return [
    ...[frame.id, frame.key, frame.section, frame.skill, frame.pool, frame.state, n],
    ...shareValues(share(p * n, n), n),
    rounded((isCoded(statistics) ? null : pointBiserial) ?? Number.NaN, 3),
    typeof omitted === 'number' ? rounded(omitted, 3) : (omitted ?? null),
    shareValue(rapidRate, n),
    ...[medianSeconds ?? Number.NaN, p90Seconds ?? Number.NaN].map((each) => rounded(each, 1)),
    ...[options ?? null, distractors?.keyAlarm ?? null, proposal?.to ?? null, proposal?.reasons.join('; ') ?? null],
  ];
}
