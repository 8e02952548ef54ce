import type { LearnerState } from '@aivy/contracts';
import type { BankSnapshot } from '@aivy/item-bank';
import { isPractice, masteryBySkill } from '@aivy/psychometrics';
import { rebuild } from '../learner/rebuild.js';
import type { Rows } from './rows.js';
import type { Student } from './student.js';

/** The learner record of a student: computed from the answers, as the worker does it. */
export class LearnerRecord {
  #version = 0;

  constructor(
    private readonly bank: BankSnapshot,
    private readonly rows: Rows,
    private readonly student: Student,
  ) {}

  /** What is known now; its mastery joins the history. @param at milliseconds since 1970 */
  compute(at: number): LearnerState {
    const { state } = this.rebuilt();
    this.keepMastery(state, at);
    return state;
  }

  private keepMastery(state: LearnerState, at: number): void {
    this.#version += 1;
    this.rows.add('plan.mastery_history', {
      user_id: this.student.person.userId,
      version: this.#version,
      computed_at: new Date(at),
      mastery: masteryBySkill(state),
    });
  }

  /** Everything that is kept of the student. @param at milliseconds since 1970 */
  store(at: number): void {
    const userId = this.student.person.userId;
    const { state, cards, baseline, counts, practised, through } = this.rebuilt();
    this.keepMastery(state, at);
    this.rows.add('plan.learners', {
      user_id: userId,
      version: this.#version,
      state_version: this.#version,
      state,
      baseline,
      counts,
      reviewed_at: new Date(through.given_at),
      reviewed_source_id: through.source_id,
      replay: false,
      changed_at: new Date(at),
    });
    for (const card of cards)
      this.rows.add('plan.review_cards', { user_id: userId, misconception: card.misconception, due: card.due, card });
    for (const { day, english, math } of practised)
      this.rows.add('plan.practised', { user_id: userId, day, english_ms: english, math_ms: math });
    for (const { given_at: givenAt, ...entry } of this.student.evidence)
      this.rows.add('plan.evidence', { user_id: userId, ...entry, given_at: new Date(givenAt) });
  }

  private rebuilt() {
    const all = this.student.evidence
      .map(({ source: _, ...entry }) => entry)
      .sort((x, y) => x.given_at - y.given_at || (x.source_id < y.source_id ? -1 : 1));
    const source = new Map(this.student.evidence.map((each) => [each.source_id, each.source]));
    const rebuilt = rebuild(
      {
        all,
        diagnostic: all.filter((each) => source.get(each.source_id) === 'diagnostic'),
        practice: all.filter((each) => isPractice(source.get(each.source_id)!)),
        replaced: new Set(),
      },
      this.bank,
    );
    if (!rebuilt) throw new Error('a student without an answer has no record');
    return rebuilt;
  }
}
