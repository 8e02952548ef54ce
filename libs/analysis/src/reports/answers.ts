import type { EvidenceSource, Subject } from '@aivy/contracts';

/** An answer of the learner record. Those of a person follow one another, the oldest first. */
export interface RecordedAnswer {
  /** Hash, 32 bits. */
  person: number;
  source: EvidenceSource;
  /** Id of the item. */
  item: number;
  correct: boolean;
  answered: boolean;
  /** Of a wrong answer, as the author has foreseen it; null for others. */
  misconception: string | null;
  spentMs: number;
  /** Hash of the test that it was given in, 32 bits; none in practice. */
  sitting?: number | null;
  /** False for what was answered before the period, or to another wording of the item: it is met, but not counted. */
  counts: boolean;
}

/** What a report needs to know of an item of the bank. */
export interface ItemFrame {
  id: number;
  version: number;
  key: string;
  /** Items made by one template have one; an authored item its own. */
  family: string;
  skill: number;
  section: Subject;
  pool: string;
  state: 'draft' | 'pretest' | 'operational' | 'quarantined' | 'retired';
  type: 'choice' | 'blank';
  a: number;
  b: number;
  c: number;
  /** How unsure b is: standard deviation, logits. */
  bSd: number;
  /** As its author or its solvers see it, before any student: what a calibration starts from. */
  authored: { a: number; b: number; c: number; bSd: number };
  /** Do its parameters come from answers of students, by a calibration that was published? */
  isMeasured: boolean;
  /** Expected. */
  seconds: number;
  /** Median of those who have worked on it, as published; absent as long as it is not measured. */
  medianSeconds?: number;
  /** Of what there is to read. */
  characters: number;
  /** The right letter; null for a blank. */
  answer: string | null;
  /** Wrong choices with the misconception behind them; none for a blank. */
  distractors: readonly { choice: string; misconception: string }[];
}

/** The record keeps the misconception of a wrong answer. Choices that share one are counted together, as `b+d`. */
export function optionsByMisconception({ distractors }: Pick<ItemFrame, 'distractors'>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { choice, misconception } of distractors) {
    const known = found.get(misconception);
    found.set(misconception, known === undefined ? choice : `${known}+${choice}`);
  }
  return found;
}

/** A test, or practice: where a question is asked decides who meets it, so the two are never mixed. */
export type Setting = 'exam' | 'practice';
export const settingOf = (source: EvidenceSource): Setting =>
  source === 'diagnostic' || source === 'full-test' ? 'exam' : 'practice';

/** Hash of what was answered, for a sketch. */
export const recordOf = ({ item, correct, answered, spentMs }: RecordedAnswer): number =>
  Math.imul(item, 0x9e3779b1) ^ (spentMs << 2) ^ (correct ? 2 : 0) ^ (answered ? 1 : 0);

/** Hands on the first answers of each person to an item, person after person. */
export class FirstAnswers {
  #person: number | undefined;
  readonly #met = new Set<number>();
  #answers: RecordedAnswer[] = [];

  /** @param take the counting first answers of one person, in order; never none */
  constructor(private readonly take: (answers: readonly RecordedAnswer[]) => void) {}

  add(answer: RecordedAnswer): void {
    if (answer.person !== this.#person) {
      this.end();
      this.#person = answer.person;
    }
    if (this.#met.has(answer.item)) return;
    this.#met.add(answer.item);
    if (answer.counts) this.#answers.push(answer);
  }

  /** After the last one. */
  end(): void {
    const answers = this.#answers;
    this.#answers = [];
    this.#met.clear();
    this.#person = undefined;
    if (answers.length > 0) this.take(answers);
  }
}
