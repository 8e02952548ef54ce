import type { Finding, Subject } from '@aivy/contracts';
import { MASTERY_LEVELS, masteryLevel, SKILLS, type MasteryLevel, type Skill } from '@aivy/exam';
import { share, Tally } from '../statistics/index.js';
import { CellBuilder, codedParts, PeopleSketch, type Cell } from '../suppression/index.js';
import type { Column, Row, Value } from '../table/index.js';
import {
  countOf,
  intervalColumns,
  intervalValues,
  pointOf,
  rounded,
  shareColumns,
  type Computed,
  type Shown,
} from './computed.js';

/** What the learner record of a student said last in the period. */
export interface MasteryOfStudent {
  /** Hash, 32 bits. */
  person: number;
  /** Version of the record. */
  version: number;
  /** By skill id, 0-100. */
  mastery: Readonly<Record<string, number>>;
  /** Answered first tries by skill id. */
  answers: Readonly<Record<string, number>>;
}

/** Under so many answers of its own a skill's figure comes from the section: `estimated` on the screens. */
const MEASURED_FROM = 3;
/** Skills of the chart. */
const WEAKEST = 8;

const COLUMNS: readonly Column[] = [
  { name: 'skill', type: 'int', title: 'Skill id' },
  { name: 'name', type: 'string', title: 'Skill' },
  { name: 'section', type: 'string', title: 'Section' },
  { name: 'students', type: 'int', title: 'Students with three answers or more' },
  ...intervalColumns('mean', 'Mean mastery, 0-100', 'Mean mastery'),
  { name: 'sd', type: 'float', title: 'Standard deviation' },
  ...MASTERY_LEVELS.flatMap((level) => shareColumns(level.toLowerCase(), `Share ${level}`)),
];

class SkillGroup {
  readonly cell: CellBuilder;
  readonly tally = new Tally();
  readonly levels = new Map<MasteryLevel, number>();

  constructor(readonly skill: Skill) {
    const key = `skill ${skill.id}`;
    this.cell = new CellBuilder({ key, measure: key }, PeopleSketch.empty());
  }
}

/** Mastery of the thirty skills among students who have shown some of it. */
export class SkillMasteryReport implements Computed {
  readonly columns = COLUMNS;
  readonly #groups: readonly SkillGroup[];

  /** @param section one only */
  constructor(section?: Subject) {
    this.#groups = SKILLS.filter(({ subject }) => section === undefined || subject === section).map(
      (skill) => new SkillGroup(skill),
    );
  }

  add({ person, version, mastery, answers }: MasteryOfStudent): void {
    for (const group of this.#groups) {
      const [value, own = 0] = [mastery[group.skill.id], answers[group.skill.id]];
      if (value === undefined || own < MEASURED_FROM) continue;
      group.cell.add(person, version);
      group.tally.add(value);
      const level = masteryLevel(value);
      group.levels.set(level, (group.levels.get(level) ?? 0) + 1);
    }
  }

  get cells(): readonly Cell[] {
    return this.#groups.map(({ cell }) => cell.cell());
  }

  *rows(shown: Shown): Iterable<Row> {
    for (const group of this.shownGroups(shown)) {
      const { skill, tally } = group;
      const shares = MASTERY_LEVELS.map((level) => share(group.levels.get(level) ?? 0, tally.n));
      const told = codedParts(
        shares.map(({ value }) => value),
        tally.n,
      );
      const levels = shares.flatMap((each, at): Value[] =>
        typeof told[at] === 'number' ? intervalValues(each, 3) : [told[at] ?? null, null, null],
      );
      const numbers = [...intervalValues(tally.interval, 1), rounded(tally.sd, 1)];
      yield [skill.id, skill.name, skill.subject, tally.n, ...numbers, ...levels];
    }
  }

  finding(shown: Shown): Finding {
    const groups = this.shownGroups(shown).sort((x, y) => x.tally.mean - y.tally.mean);
    const weakest = groups.slice(0, WEAKEST);
    const [first, ...others] = groups;
    const apart = first && others.every(({ tally }) => first.tally.interval.high < tally.interval.low);
    return {
      title: !first
        ? 'No group is large enough to be told of'
        : others.length === 0
          ? `Mean mastery of ${first.skill.name} is ${Math.round(first.tally.mean)} of 100`
          : apart
            ? `${first.skill.name} is the weakest skill, ${Math.round(first.tally.mean)} of 100`
            : `The weakest skills are within each other’s range, ${Math.round(first.tally.mean)} of 100 and up`,
      points: weakest.map(({ skill, tally }) => pointOf(skill.name, tally.n, tally.interval, 1)),
      unit: 'Mean mastery, 0-100',
      note:
        `The ${countOf(weakest.length, 'skill')} of lowest mastery of ${groups.length}. Students with ${MEASURED_FROM} answers ` +
        'or more on the skill, as the learner record had them at the end of the period. Bars are 95% intervals of the mean.',
    };
  }

  private shownGroups(shown: Shown): SkillGroup[] {
    return this.#groups.filter(({ skill, tally }) => tally.n > 0 && shown(`skill ${skill.id}`));
  }
}
