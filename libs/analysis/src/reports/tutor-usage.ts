import type { Finding } from '@aivy/contracts';
import { signOf, type Interval } from '../statistics/index.js';
import { CellBuilder, coded, PeopleSketch, type Cell } from '../suppression/index.js';
import type { Column, Row } from '../table/index.js';
import {
  countOf,
  inPercent,
  intervalColumns,
  intervalValues,
  listed,
  pointOf,
  rounded,
  shareValue,
  type Computed,
  type Shown,
} from './computed.js';
import { matchedEffect } from './matched-effect.js';
import { HELPS, TwinFinder, type FirstTry, type Help, type Mistake, type Twin, type TwinItem } from './twin-finder.js';

/** What a student said to the tutor on a day. */
export interface Talking {
  /** Hash, 32 bits. */
  person: number;
  where: 'practice' | 'conversation';
  /** Days since 2000. */
  day: number;
  /** That began on it. */
  talks: number;
  /** Messages that were answered. */
  turns: number;
  /** Replies that the guard held back. */
  blocked: number;
}

const NAMES: Readonly<Record<Help, string>> = {
  'hint-1': 'First hint',
  'hint-2': 'Second hint',
  'hint-3': 'Third hint',
  'hint-4': 'Fourth hint',
  explanation: 'Explanation only',
  none: 'No help',
};
/** In a sentence. */
const ORDINALS: Partial<Record<Help, string>> = {
  'hint-1': 'first',
  'hint-2': 'second',
  'hint-3': 'third',
  'hint-4': 'fourth',
};
const WHERE = { practice: 'Talk beside a practice question', conversation: 'Conversation' } as const;

const COLUMNS: readonly Column[] = [
  { name: 'figure', type: 'string', title: 'Help or talk' },
  { name: 'students', type: 'int', title: 'Students' },
  { name: 'helps', type: 'int', title: 'Mistakes with this help whose twin was met later' },
  { name: 'solved', type: 'share', title: 'Share of twins solved without help' },
  { name: 'predicted', type: 'float', title: 'Predicted chance' },
  ...intervalColumns('effect', 'Percentage points against the same chance without help', 'Percentage points'),
  { name: 'talks', type: 'int', title: 'Talks' },
  { name: 'turns', type: 'int', title: 'Messages answered' },
  { name: 'blocked', type: 'int', title: 'Replies that the guard held back' },
];

class HelpGroup {
  readonly cell: CellBuilder;
  readonly twins: Twin[] = [];

  constructor(readonly help: Help) {
    this.cell = new CellBuilder({ key: help, measure: help }, PeopleSketch.empty());
  }

  get people(): number {
    return this.cell.cell().people;
  }

  get solved(): number {
    return meanOf(this.twins, ({ solved }) => (solved ? 1 : 0));
  }
}

class TalkGroup {
  readonly cell: CellBuilder;
  talks = 0;
  turns = 0;
  blocked = 0;

  constructor(readonly where: Talking['where']) {
    this.cell = new CellBuilder({ key: where, measure: where }, PeopleSketch.empty());
  }
}

const meanOf = (twins: readonly Twin[], value: (twin: Twin) => number): number =>
  twins.reduce((sum, twin) => sum + value(twin), 0) / twins.length;

interface Effect extends Interval {
  help: Help;
  people: number;
  used: number;
}

/** What hints and explanations leave behind, and how much is talked. */
export class TutorUsage implements Computed {
  readonly columns = COLUMNS;
  readonly #helps = new Map<Help, HelpGroup>(HELPS.map((help) => [help, new HelpGroup(help)]));
  readonly #talks = (['practice', 'conversation'] as const).map((where) => new TalkGroup(where));
  readonly #finder: TwinFinder;

  /** @param items of the bank by id */
  constructor(items: ReadonlyMap<number, TwinItem>) {
    this.#finder = new TwinFinder(items, (twin) => {
      const { cell, twins } = this.#helps.get(twin.help)!;
      cell.add(twin.person, Math.imul(Math.round(twin.predicted * 1e9), 2) ^ (twin.solved ? 1 : 0));
      twins.push(twin);
    });
  }

  /** Person after person, in order of time. */
  add(event: FirstTry | Mistake): void {
    this.#finder.add(event);
  }

  /** Person after person. A record a day, since turns are added up over periods. */
  addTalking({ person, where, day, talks, turns, blocked }: Talking): void {
    const group = this.#talks.find((each) => each.where === where)!;
    group.cell.add(person, Math.imul(day, 0x9e3779b1) ^ (turns << 8) ^ blocked);
    group.talks += talks;
    group.turns += turns;
    group.blocked += blocked;
  }

  get cells(): readonly Cell[] {
    return [...this.#helps.values(), ...this.#talks].map(({ cell }) => cell.cell());
  }

  *rows(shown: Shown): Iterable<Row> {
    const effects = new Map(this.effects(shown).map((effect) => [effect.help, effect]));
    for (const { help, people, solved, twins } of this.#helps.values()) {
      if (!shown(help)) continue;
      const effect = effects.get(help);
      const points = effect ? intervalValues(inPercent(effect), 1) : [null, null, null];
      const predicted = rounded(
        meanOf(twins, (twin) => twin.predicted),
        3,
      );
      yield [NAMES[help], people, twins.length, shareValue(solved, people), predicted, ...points, null, null, null];
    }
    for (const { where, cell, talks, turns, blocked } of this.#talks)
      if (shown(where))
        yield [WHERE[where], cell.cell().people, null, null, null, null, null, null, talks, turns, blocked];
  }

  finding(shown: Shown): Finding {
    const effects = this.effects(shown);
    const talked = this.#talks.filter(({ where }) => shown(where));
    const turns = talked.reduce((sum, group) => sum + group.turns, 0);
    const helps = effects.reduce((sum, { used }) => sum + used, 0);
    return {
      title: titleOf(effects),
      points: effects.map(({ help, used, ...interval }) => pointOf(NAMES[help], used, inPercent(interval), 1)),
      unit: 'Percentage points against the same chance without help',
      note:
        `Twin met later and tried without help, after ${countOf(helps, 'mistake')} with help; matched by predicted chance with ` +
        'twins of mistakes in tests, where nobody helps. Bars are 95% intervals; hollow means the sign is open; the title speaks of what 99% intervals leave no doubt of.' +
        (talked.length > 0 ? ` The tutor answered ${countOf(turns, 'message')}.` : ''),
    };
  }

  /** Without enough twins of mistakes that nobody helped with there is nothing to compare with. */
  private effects(shown: Shown): Effect[] {
    const { people: others, solved: alone, twins: control } = this.#helps.get('none')!;
    if (!shown('none') || typeof coded(alone, others) !== 'number') return [];
    return [...this.#helps.values()].flatMap(({ help, people, solved, twins }) => {
      // With the predicted chances, an effect would say what share is coded.
      if (help === 'none' || !shown(help) || typeof coded(solved, people) !== 'number') return [];
      const effect = matchedEffect(twins, control);
      return effect ? [{ help, people, ...effect }] : [];
    });
  }
}

/**
 * Half a 99% interval over half a 95% one: a title that looked at five kinds of help with the latter would speak of a sign
 * that is none in a quarter of all reports.
 */
const WIDER = 2.576 / 1.96;
const sureSign = ({ value, low, high }: Interval): 1 | -1 | 0 =>
  signOf({ value, low: value - WIDER * (value - low), high: value + WIDER * (high - value) });

/** "A second and third hint carry over. The explanation alone does not." */
function titleOf(effects: readonly Effect[]): string {
  if (effects.length === 0) return 'Too few twins were met to tell what help leaves behind';
  const withSign = (sign: 1 | -1): Help[] => effects.filter((each) => sureSign(each) === sign).map(({ help }) => help);
  const [good, bad] = [withSign(1), withSign(-1)];
  const sentences = [
    ...(good.length > 0 ? [`${subjectOf(good)} ${isMany(good) ? 'carry' : 'carries'} over.`] : []),
    ...(bad.length > 0
      ? [
          `${subjectOf(bad)} ${good.length > 0 ? (isMany(bad) ? 'do not' : 'does not') : isMany(bad) ? 'do less than no help' : 'does less than no help'}.`,
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : 'No kind of help shows a sign either way';
}

const isMany = (helps: readonly Help[]): boolean => helps.length > 1;

function subjectOf(helps: readonly Help[]): string {
  const hints = helps.flatMap((help) => ORDINALS[help] ?? []);
  const parts = [
    ...(hints.length > 0 ? [`a ${listed(hints)} hint`] : []),
    ...(helps.includes('explanation') ? ['the explanation alone'] : []),
  ];
  const text = listed(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
