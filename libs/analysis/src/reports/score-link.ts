import type { Finding, Subject } from '@aivy/contracts';
import { SUBJECTS } from '@aivy/exam';
import {
  estimateBridge,
  isBridge,
  LINKING,
  linkOf,
  linkOfBridge,
  nearestPair,
  WINDOW_DAYS,
  type Bridge,
  type DatedScore,
  type DatedTest,
  type LinkingRecord,
  type ScorePair,
} from '@aivy/psychometrics';
import { CellBuilder, PeopleSketch, type Cell } from '../suppression/index.js';
import type { Column, Row } from '../table/index.js';
import { countOf, listed, pointOf, rounded, type Computed, type Shown } from './computed.js';

/** A student's official scores and own tests of both sections; days as in `nearestPair`. */
export interface LinkedStudent {
  /** Hash, 32 bits. */
  person: number;
  officials: Readonly<Record<Subject, readonly DatedScore[]>>;
  tests: Readonly<Record<Subject, readonly DatedTest[]>>;
}

const NAMES: Readonly<Record<Subject, string>> = { english: 'Reading & Writing', math: 'Math' };

/** Where the chart compares, points of the present scale. */
const AT = [400, 500, 600, 700];
/** Half of a 95 % interval, standard errors. */
const HALF = 1.96;

/** Of a section with enough pairs a row; publishing reads them by these names. */
const COLUMNS: readonly Column[] = [
  { name: 'section', type: 'string', title: 'Section' },
  { name: 'pairs', type: 'int', title: 'Students with an official score and a test near to it' },
  { name: 'set_aside', type: 'int', title: 'Left out: far off the line' },
  { name: 'intercept', type: 'float', title: 'Points in the middle of the scale' },
  { name: 'intercept_se', type: 'float', title: 'Standard error of it' },
  { name: 'slope', type: 'float', title: 'Points for each logit' },
  { name: 'slope_se', type: 'float', title: 'Standard error of it' },
  { name: 'scale_sd', type: 'float', title: 'Error of the scale, logits' },
  { name: 'residual', type: 'float', title: 'Points that official scores are off the line for other reasons' },
  { name: 'present_version', type: 'string', title: 'Linking record in use' },
  { name: 'present_intercept', type: 'float', title: 'Its points in the middle' },
  { name: 'present_slope', type: 'float', title: 'Its points for each logit' },
  { name: 'present_scale_sd', type: 'float', title: 'Its error, logits' },
];

interface Section {
  readonly cell: CellBuilder;
  readonly pairs: ScorePair[];
}

const keyOf = (subject: Subject): string => `score-link ${subject}`;

/** A pair in 32 bits: changed, it is another record. */
const recordOf = ({ official, theta, days }: ScorePair): number =>
  ((official / 10) << 24) ^ (days << 18) ^ (Math.round(theta * 1_000) & 0x3ffff);

/** How official scores lie to ours, a section each: intercept, slope and error of the scale, beside the record in use. */
export class ScoreLink implements Computed {
  readonly columns = COLUMNS;
  readonly #sections: Readonly<Record<Subject, Section>>;
  #bridges: Partial<Record<Subject, Bridge>> | undefined;

  /** @param present the record in use */
  constructor(private readonly present: LinkingRecord) {
    const section = (subject: Subject): Section => ({
      cell: new CellBuilder({ key: keyOf(subject), measure: keyOf(subject) }, PeopleSketch.empty()),
      pairs: [],
    });
    this.#sections = { english: section('english'), math: section('math') };
  }

  add({ person, officials, tests }: LinkedStudent): void {
    for (const subject of SUBJECTS) {
      const pair = nearestPair(tests[subject], officials[subject]);
      if (!pair) continue;
      const { cell, pairs } = this.#sections[subject];
      pairs.push(pair);
      cell.add(person, recordOf(pair));
    }
  }

  /** Has a section enough pairs? Otherwise there is nothing to tell. */
  get isEnough(): boolean {
    return Object.keys(this.bridges).length > 0;
  }

  /** Of sections with enough pairs. */
  get cells(): readonly Cell[] {
    return SUBJECTS.filter((subject) => this.bridges[subject]).map((subject) => this.#sections[subject].cell.cell());
  }

  *rows(shown: Shown): Iterable<Row> {
    for (const subject of SUBJECTS) {
      const bridge = this.bridges[subject];
      if (!bridge || !shown(keyOf(subject))) continue;
      const { version, intercept, slope, scaleSd } = linkOf(this.present, subject);
      const found = linkOfBridge(bridge);
      yield [
        ...[subject, bridge.pairs, bridge.setAside],
        ...[found.intercept, rounded(bridge.interceptSe, 1), found.slope, rounded(bridge.slopeSe, 1)],
        ...[found.scaleSd, rounded(bridge.residual, 0)],
        ...[version, intercept, slope, scaleSd],
      ];
    }
  }

  finding(shown: Shown): Finding {
    const told = SUBJECTS.filter((subject) => this.bridges[subject] && shown(keyOf(subject)));
    return {
      title: `Against official scores, ${listed(told.map((subject) => this.sentence(subject)))}`,
      points: told.flatMap((subject) => this.points(subject)),
      unit: 'Points by which a score would change',
      note:
        `${listed(told.map((subject) => `${countOf(this.bridges[subject]!.pairs, 'student')} in ${NAMES[subject]}`))}, each with the ` +
        `test nearest to an official one, within ${WINDOW_DAYS} days. Bars are 95% intervals. Errors of both tests are taken ` +
        'into account, and few pairs are led to the scale that was assumed. Students say their official scores ' +
        'themselves, and who does is not drawn by lot.',
    };
  }

  private get bridges(): Partial<Record<Subject, Bridge>> {
    this.#bridges ??= Object.fromEntries(
      SUBJECTS.flatMap((subject) => {
        // Always from what was assumed before any pair: those that went into the present record are here again.
        const result = estimateBridge(this.#sections[subject].pairs, LINKING);
        return isBridge(result) ? [[subject, result]] : [];
      }),
    );
    return this.#bridges;
  }

  /** "Math scores are 20 points too low in the middle". */
  private sentence(subject: Subject): string {
    const change = this.changeAt(subject, 500);
    const points = Math.round(Math.abs(change.value));
    if (change.low <= 0 && change.high >= 0) return `${NAMES[subject]} scores show no sign of being off at 500`;
    return `${NAMES[subject]} scores are ${countOf(points, 'point')} too ${change.value > 0 ? 'low' : 'high'} at 500`;
  }

  private points(subject: Subject): Finding['points'] {
    const { pairs } = this.bridges[subject]!;
    return AT.map((score) => pointOf(`${NAMES[subject]} at ${score}`, pairs, this.changeAt(subject, score), 0));
  }

  /** What a score of the present record would become, less it. */
  private changeAt(subject: Subject, score: number) {
    const [{ intercept, slope }, bridge] = [linkOf(this.present, subject), this.bridges[subject]!];
    const theta = (score - intercept) / slope;
    const value = bridge.intercept + bridge.slope * theta - score;
    const half = HALF * bridge.lineSe(theta);
    return { value, low: value - half, high: value + half };
  }
}
