import type { Evidence, EvidenceSource, Subject } from '@aivy/contracts';
import { skillById } from '@aivy/exam';
import type { BankItem, BankSnapshot, ItemPool } from '@aivy/item-bank';
import type { Random } from '@aivy/psychometrics';
import type { Person } from './person.js';
import type { Rows } from './rows.js';

/** What all made-up students share. */
export interface World {
  bank: BankSnapshot;
  practice: ItemPool;
  test: ItemPool;
  rows: Rows;
  /** The number of the next practice session, and of the next talk. */
  nextSession: () => number;
  nextTalk: () => number;
}

/** What practice brings, logits an answered item: to its skill, and a little to the others of its section. */
const GAIN = 0.02;
const GAIN_BESIDE = 0.0015;
const MOST_GAIN = 1;
/** A second or third hint carries over to the next item of the skill; an explanation that is only read does not. */
const HINT_GAIN = 0.035;

/** A student on the way: what they have learned, met and answered so far. */
export class Student {
  readonly evidence: (Evidence & { source: EvidenceSource })[] = [];
  /** Items, the longest ago first. */
  readonly met: number[] = [];
  /** What went wrong and was not tried again yet: when, by misconception. */
  readonly mistakes = new Map<string, number>();
  readonly #gained = new Map<number, number>();
  /** Items, by section. */
  readonly #practised = new Map<Subject, number>();

  constructor(
    readonly person: Person,
    readonly random: Random,
  ) {}

  /** Logits now. */
  theta(skill: number): number {
    const gained = (this.#gained.get(skill) ?? 0) + GAIN_BESIDE * (this.#practised.get(skillById(skill).subject) ?? 0);
    return this.person.ability[skill]! + Math.min(MOST_GAIN, gained);
  }

  /** Has worked on an item. @param hints seen with it */
  learn({ skill }: BankItem, hints = 0): void {
    const gain = GAIN + (hints === 2 || hints === 3 ? HINT_GAIN : 0);
    this.#gained.set(skill, (this.#gained.get(skill) ?? 0) + gain);
    const { subject } = skillById(skill);
    this.#practised.set(subject, (this.#practised.get(subject) ?? 0) + 1);
  }

  record(source: EvidenceSource, entries: readonly Evidence[]): void {
    for (const entry of entries) {
      this.evidence.push({ ...entry, source });
      this.met.push(entry.item_id);
      if (entry.misconception !== null) this.mistakes.set(entry.misconception, entry.given_at);
    }
  }
}
