import type { Finding, Subject } from '@aivy/contracts';
import type { LocalDate } from '@aivy/exam';
import { signOf, Tally } from '../statistics/index.js';
import { CellBuilder, PeopleSketch, type Cell } from '../suppression/index.js';
import type { Column, Row } from '../table/index.js';
import { countOf, intervalColumns, intervalValues, pointOf, rounded, type Computed, type Shown } from './computed.js';

/** A measured test. Those of a person follow one another, the oldest first. */
export interface MeasuredTest {
  /** Hashes, 32 bits. */
  person: number;
  test: number;
  source: 'diagnostic' | 'full-test';
  /** Monday of its week, UTC. */
  week: LocalDate;
  english: number;
  math: number;
}

const SCALES = ['english', 'math', 'total'] as const;
type Scale = (typeof SCALES)[number];
const NAMES: Readonly<Record<Scale, string>> = { english: 'Reading & Writing', math: 'Math', total: 'Total' };
const SOURCES = { diagnostic: 'diagnostics', 'full-test': 'full tests' } as const;
const CHANGE = 'change';

const QUANTILES = [0.1, 0.25, 0.5, 0.75, 0.9] as const;

const COLUMNS: readonly Column[] = [
  { name: 'scale', type: 'string', title: 'Score' },
  { name: 'figure', type: 'string', title: 'What the numbers are of' },
  { name: 'week', type: 'date', title: 'Week from Monday' },
  { name: 'students', type: 'int', title: 'Students' },
  { name: 'tests', type: 'int', title: 'Tests' },
  ...intervalColumns('mean', 'Mean, points', 'Mean'),
  { name: 'sd', type: 'float', title: 'Standard deviation' },
  ...QUANTILES.map((share): Column => ({
    name: `p${share * 100}`,
    type: 'float',
    title: `${share * 100} % are at or below`,
  })),
];

const scoreOf = (test: MeasuredTest, scale: Scale): number =>
  scale === 'total' ? test.english + test.math : test[scale];

/** Scores of one group: a cell, and a tally of each scale. */
class Group {
  readonly cell: CellBuilder;
  readonly tallies: ReadonlyMap<Scale, Tally>;

  constructor(
    readonly figure: string,
    readonly week: LocalDate | null,
    scales: readonly Scale[],
  ) {
    const whole = week === null ? {} : { partOf: figure };
    const described = { key: week === null ? figure : `${figure} ${week}`, measure: figure, ...whole };
    this.cell = new CellBuilder(described, PeopleSketch.empty());
    this.tallies = new Map(scales.map((scale) => [scale, new Tally()]));
  }

  add(person: number, record: number, value: (scale: Scale) => number, less?: number): void {
    this.cell.add(person, record, less);
    for (const [scale, tally] of this.tallies) tally.add(value(scale));
  }
}

/** Section and total scores by week and source, and what they have changed from the first test to the last. */
export class CohortScores implements Computed {
  readonly columns = COLUMNS;
  readonly #scales: readonly Scale[];
  readonly #groups = new Map<string, Group>();
  #first: MeasuredTest | undefined;
  #last: MeasuredTest | undefined;

  /** @param section one only; absent: both and the total */
  constructor(section?: Subject) {
    this.#scales = section === undefined ? SCALES : [section];
  }

  add(test: MeasuredTest): void {
    if (this.#first?.person !== test.person) {
      this.endOfPerson();
      this.#first = test;
    }
    this.#last = test;
    const value = (scale: Scale): number => scoreOf(test, scale);
    this.group(test.source, null).add(test.person, test.test, value);
    this.group(test.source, test.week).add(test.person, test.test, value);
  }

  get cells(): readonly Cell[] {
    this.endOfPerson();
    return [...this.#groups.values()].map(({ cell }) => cell.cell());
  }

  *rows(shown: Shown): Iterable<Row> {
    this.endOfPerson();
    const groups = [...this.#groups.values()].sort((x, y) => (orderOf(x) < orderOf(y) ? -1 : 1));
    for (const { cell, figure, week, tallies } of groups) {
      const { key, people } = cell.cell();
      if (!shown(key)) continue;
      for (const [scale, tally] of tallies) {
        const numbers = [tally.sd, ...QUANTILES.map((share) => tally.quantile(share))].map((each) => rounded(each, 1));
        const name = figure === CHANGE ? 'change from first to last test' : figure;
        yield [scale, name, week, people, tally.n, ...intervalValues(tally.interval, 1), ...numbers];
      }
    }
  }

  finding(shown: Shown): Finding {
    this.endOfPerson();
    const change = this.#groups.get(keyOf(CHANGE, null));
    return change && shown(CHANGE) ? this.changed(change) : this.stood(shown);
  }

  private changed({ cell, tallies }: Group): Finding {
    const scale = this.#scales.at(-1)!;
    const { interval } = tallies.get(scale)!;
    const points = Math.round(Math.abs(interval.value));
    const by = points === 0 ? 'less than a point' : countOf(points, 'point');
    const score = scale === 'total' ? 'total score' : `${NAMES[scale]} score`;
    const sign = signOf(interval);
    return {
      title:
        sign === 0
          ? `From first to last test the ${score} shows no sign either way`
          : `The mean ${score} ${sign > 0 ? 'rose' : 'fell'} by ${by} from first to last test`,
      points: [...tallies].map(([each, tally]) => pointOf(NAMES[each], tally.n, tally.interval, 1)),
      unit: 'Points, last test less first',
      note:
        `${countOf(cell.cell().people, 'student')} with two tests or more in the period. Bars are 95% intervals of the ` +
        'mean; a diagnostic counts as a test. Who takes a second test is not drawn by lot, so this is no proof of a cause.',
    };
  }

  /** Without anybody who was tested twice: where the scores stand. */
  private stood(shown: Shown): Finding {
    const scale = this.#scales.at(-1)!;
    const groups = (['full-test', 'diagnostic'] as const).flatMap((source) => {
      const group = this.#groups.get(keyOf(source, null));
      return group && shown(source)
        ? [{ source, ...group.tallies.get(scale)!.interval, n: group.tallies.get(scale)!.n }]
        : [];
    });
    const [first] = groups;
    const score = scale === 'total' ? 'total score' : `${NAMES[scale]} score`;
    return {
      title: first
        ? `The mean ${score} is ${Math.round(first.value)} in ${SOURCES[first.source]}`
        : 'No group is large enough to be told of',
      points: groups.map(({ source, n, ...interval }) =>
        pointOf(source === 'diagnostic' ? 'Diagnostic' : 'Full test', n, interval, 1),
      ),
      unit: 'Points',
      note: `Mean ${score} of the tests of the period. Bars are 95% intervals; too few students took two tests to tell of a change.`,
    };
  }

  private group(figure: string, week: LocalDate | null): Group {
    const key = keyOf(figure, week);
    const known = this.#groups.get(key);
    if (known) return known;
    const made = new Group(figure, week, this.#scales);
    this.#groups.set(key, made);
    return made;
  }

  /** Who has taken one test has not changed. */
  private endOfPerson(): void {
    const [first, last] = [this.#first, this.#last];
    this.#first = undefined;
    if (!first || !last || first.test === last.test) return;
    const change = (scale: Scale): number => scoreOf(last, scale) - scoreOf(first, scale);
    this.group(CHANGE, null).add(first.person, last.test, change, first.test);
  }
}

const keyOf = (figure: string, week: LocalDate | null): string => `${figure} ${week ?? ''}`;

/** Change, diagnostics, full tests; the whole before its weeks. */
const orderOf = ({ figure, week }: Group): string => `${figure} ${week ?? ''}`;
