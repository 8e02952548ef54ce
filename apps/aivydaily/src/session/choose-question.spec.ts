import { describe, expect, it, jest } from '@jest/globals';
import { chance } from '@aivy/psychometrics';
import { misconceptionsIn, packBank, practicePool, TRIAL_TOPICS, trialItems, type BankItem } from '@aivy/item-bank';
import type { LearnerReviewCard } from '@aivy/contracts';
import { chooseQuestion, type Choice } from './choose-question.js';
import type { LearnerView } from './learner.service.js';
import type { Question, Session } from './session.js';

const bank = packBank();
const now = new Date('2026-03-01T10:00:00Z');
const session = (conversationId = 1): Session => ({
  userId: 'u',
  conversationId,
  subcategory: 12,
  startedAt: now,
  activeAt: now,
  endedAt: null,
  completed: false,
  maxAttempts: 3,
  likedItem: null,
  likedFrom: 0,
  isAbove: false,
});
const asked = (item: BankItem, right = true, twinOf: string | null = null): Question => ({
  questionId: item.id,
  place: 1,
  version: item.version,
  skill: item.skill,
  twinOf,
  servedAt: now,
  hintsSeen: 0,
  spentMs: 0,
  completedAt: now,
  correct: right,
  attempts: [{ attempt: 1, answer: 'x', correct: right, points: 0 }],
});
const choose = (choice: Partial<Choice> = {}) =>
  chooseQuestion({
    bank,
    session: session(),
    questions: [],
    items: [],
    learner: { ability: null, due: [], met: [] },
    asked: [],
    now,
    ...choice,
  });
const practice = bank.items().filter((item) => item.skill === 12 && bank.poolOf(item.id) === 'practice');
const card = (misconception: string, overrides: Partial<LearnerReviewCard> = {}): LearnerReviewCard => ({
  misconception,
  skill: 12,
  shown: [],
  due: '2026-02-28T10:00:00Z',
  stability: 1,
  difficulty: 5,
  reps: 1,
  lapses: 0,
  state: 'review',
  learningSteps: 0,
  scheduledDays: 1,
  lastReview: null,
  ...overrides,
});
const mean = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('the choice of a question', () => {
  it('is a practice item of the topic that the student has never met, here or anywhere', () => {
    const [met, asked] = [practice.slice(0, 10), practice.slice(10, 20)].map((items) => items.map(({ id }) => id));
    for (let id = 1; id <= 30; id += 1) {
      const { item } = choose({
        session: session(id),
        learner: { ability: 0, due: [], met: met! },
        asked: asked!,
      })!;
      expect([item.skill, bank.poolOf(item.id)]).toEqual([12, 'practice']);
      expect([...met!, ...asked!]).not.toContain(item.id);
    }
  });

  it('goes by the session while the record is away: harder after right answers than after wrong ones', () => {
    // Words in Context, easiest first: every item is a family, so the difficulty is free.
    const items = practicePool(bank).ofSkill(5).slice(0, 3);
    const difficultyAfter = (...tries: boolean[]) =>
      mean(
        Array.from({ length: 10 }, (_, id) => {
          const attempts = tries.map((correct, index) => ({
            attempt: index + 1,
            answer: `${index}`,
            correct,
            points: 0,
          }));
          const questions = items.map((item) => ({ ...asked(item, tries.at(-1)), attempts }));
          return choose({ session: { ...session(id), subcategory: 5 }, questions, items })!.item.b;
        }),
      );
    expect(difficultyAfter(true)).toBeGreaterThan(difficultyAfter(false, false, false) + 0.5);
    // Only the first try was made without knowing what is wrong.
    expect(difficultyAfter(false, true)).toBe(difficultyAfter(false, false, false));
  });

  it('is not the same for every student', () => {
    const chosen = Array.from({ length: 20 }, (_, id) => choose({ session: session(id + 1) })!.item.id);
    expect(new Set(chosen).size).toBeGreaterThan(3);
  });

  it('repeats no item of the session, even when everything was met', () => {
    const everything = bank.items().map(({ id }) => id);
    const items = practice.slice(0, 4);
    const { item } = choose({
      questions: items.map((each) => asked(each)),
      items,
      learner: { ability: 0, due: [], met: everything },
    })!;
    expect(items).not.toContain(item);
  });
});

describe('a mission', () => {
  const pool = practicePool(bank);
  /** One student's five questions; every mistake is due, so some of them are twins. */
  const mission = (student: number, subcategory: number) => {
    const due = pool.ofSkill(subcategory).flatMap(misconceptionsIn);
    const learner = {
      ability: (student % 7) / 2 - 1.5,
      due: student % 2 === 0 ? [] : [...new Set(due)].map((each) => card(each, { skill: subcategory })),
      met: [],
    };
    const liked = student % 3 === 0 ? pool.ofSkill(subcategory)[0]!.id : null;
    const chosen: ReturnType<typeof choose>[] = [];
    for (let place = 0; place < 5; place += 1) {
      const items = chosen.map((each) => each!.item);
      const questions = chosen.map((each) => asked(each!.item, place % 2 === 0, each!.twinOf));
      const of = { ...session(student), subcategory, likedItem: liked, likedFrom: 1 };
      chosen.push(choose({ session: of, questions, items, learner }));
    }
    return chosen.map((each) => each!);
  };

  it('aims at .72 on average, from about .82 down to about .62', () => {
    // Words in Context: every item is a family, so the difficulty is free.
    for (const ability of [-0.5, 0, 0.5, 1]) {
      const chances = Array.from({ length: 20 }, (_, id) => {
        const items: BankItem[] = [];
        for (let place = 0; place < 5; place += 1)
          items.push(
            choose({
              session: { ...session(id), subcategory: 5 },
              questions: items.map((item) => asked(item)),
              items,
              learner: { ability, due: [], met: [] },
            })!.item,
          );
        return items.map((item) => chance(ability, item));
      });
      const inPlace = [0, 1, 2, 3, 4].map((place) => mean(chances.map((each) => each[place]!)));
      expect(Math.abs(mean(inPlace) - 0.72)).toBeLessThan(0.03);
      expect(Math.abs(inPlace[0]! - 0.82)).toBeLessThan(0.05);
      expect(Math.abs(inPlace[4]! - 0.62)).toBeLessThan(0.05);
    }
  });

  it('goes from easy to hard in every topic, with the mistakes that come back in their places', () => {
    for (let student = 1; student < 200; student += 3) {
      const difficulty = mission(student, 1 + (student % 30)).map(({ item }) => item.b);
      expect(difficulty).toEqual([...difficulty].sort((x, y) => x - y));
    }
  });

  it('above the level asks nothing easier than the ability, as a first mission of any topic', () => {
    for (let subcategory = 1; subcategory <= 30; subcategory += 1)
      for (const ability of [-1, 0]) {
        const items: BankItem[] = [];
        for (let place = 0; place < 5; place += 1) {
          const of = { ...session(subcategory), subcategory, isAbove: true };
          const questions = items.map((item) => asked(item, false));
          items.push(choose({ session: of, questions, items, learner: { ability, due: [], met: [] } })!.item);
        }
        expect(Math.min(...items.map(({ b }) => b))).toBeGreaterThan(ability);
        expect(new Set(items.map(({ family }) => family)).size).toBe(5);
      }
  });

  it('above the level of the very best asks the hardest questions there are', () => {
    const of = { ...session(), subcategory: 5, isAbove: true };
    const { item } = choose({ session: of, learner: { ability: 2, due: [], met: [] } })!;
    const harder = practicePool(bank)
      .ofSkill(5)
      .filter(({ b }) => b > item.b);
    expect(harder.length).toBeLessThan(8);
  });

  it('of none of 200 students repeats a family: every domain has more than five', () => {
    let twins = 0;
    for (let student = 0; student < 200; student += 1) {
      const subcategory = 1 + (student % 30);
      const chosen = mission(student, subcategory);
      twins += chosen.filter(({ twinOf }) => twinOf !== null).length;
      expect(new Set(chosen.map(({ item }) => item.family)).size).toBe(5);
      // What comes from another skill, for lack of families, never comes first.
      if (student % 2 === 1) expect(chosen[0]!.item.skill).toBe(subcategory);
      const families = new Set(pool.ofSkill(subcategory).map(({ family }) => family)).size;
      expect(chosen.filter(({ item }) => item.skill === subcategory)).toHaveLength(Math.min(5, families));
    }
    expect(twins).toBeGreaterThan(100);
  });
});

describe('the items of the trial, whose keys every visitor gets,', () => {
  const onTrial = new Set(trialItems(bank).map(({ id }) => id));

  it('are asked in none of forty students’ first sessions of a topic of the trial', () => {
    for (const subcategory of TRIAL_TOPICS)
      for (let student = 1; student <= 40; student += 1) {
        const of = { ...session(student), subcategory };
        const items: BankItem[] = [];
        for (let place = 0; place < 5; place += 1) {
          const questions = items.map((item, index) => asked(item, (student + index) % 2 === 0));
          items.push(choose({ session: of, questions, items })!.item);
        }
        expect(items.filter(({ id }) => onTrial.has(id))).toEqual([]);
      }
  });

  it('are no twins of a mistake, even where they alone could show it again', () => {
    for (const item of trialItems(bank).filter(({ skill }) => skill === 12))
      for (const misconception of misconceptionsIn(item)) {
        const met = practice.filter(({ id }) => id !== item.id).map(({ id }) => id);
        expect(choose({ learner: { ability: 0, due: [card(misconception)], met } })!.item.id).not.toBe(item.id);
      }
  });
});

describe('twins of mistakes that are due', () => {
  const misconceptions = [...new Set(practice.flatMap(misconceptionsIn))];
  const [first, second, third] = misconceptions as [string, string, string];
  const mission = (learner: LearnerView) => {
    const chosen: NonNullable<ReturnType<typeof choose>>[] = [];
    for (let place = 0; place < 5; place += 1) {
      const questions = chosen.map(({ item, twinOf }) => asked(item, true, twinOf));
      chosen.push(choose({ learner, questions, items: chosen.map(({ item }) => item) })!);
    }
    return chosen;
  };

  it('are items that can show the same mistake, but not where it showed', () => {
    const shown = practice.filter((item) => misconceptionsIn(item).includes(first)).slice(0, 1);
    const due = [card(first, { shown: shown.map(({ id }) => id) })];
    const { item, twinOf } = mission({ ability: 0, due, met: [] }).find((each) => each.twinOf)!;
    expect(twinOf).toBe(first);
    expect(misconceptionsIn(item)).toContain(first);
    expect(shown).not.toContain(item);
  });

  it('are two of a session at most, each of another mistake', () => {
    const twins = mission({ ability: 0, due: [card(first), card(second), card(third)], met: [] });
    expect(twins.flatMap(({ twinOf }) => twinOf ?? []).sort()).toEqual([first, second].sort());
  });

  it('wait until they are due, and are left out when every one of them was met', () => {
    const twins = (learner: LearnerView) => mission(learner).filter(({ twinOf }) => twinOf !== null);
    expect(twins({ ability: 0, due: [card(first, { due: '2026-03-02T10:00:00Z' })], met: [] })).toEqual([]);
    const met = practice.filter((item) => misconceptionsIn(item).includes(first)).map(({ id }) => id);
    expect(twins({ ability: 0, due: [card(first)], met })).toEqual([]);
  });
});

describe('more like a question that was missed elsewhere', () => {
  const byDifficulty = [...bank.items()].filter(({ skill }) => skill === 12).sort((x, y) => x.b - y.b);
  const [easy, hard] = [byDifficulty[0]!, byDifficulty.at(-1)!];
  const wanting = (liked: BankItem, asked = 0): Partial<Choice> => ({
    session: { ...session(), likedItem: liked.id, likedFrom: asked },
    learner: { ability: 0, due: [], met: [liked.id] },
  });

  it('are as hard as it is, whatever the ability', () => {
    expect(choose(wanting(hard))!.item.b).toBeGreaterThan(choose(wanting(easy))!.item.b);
  });

  describe('are what whoever answers it with the chance that practice aims at is asked for', () => {
    // Found by halving, where the choice solves the equation.
    const abilityFor = (item: BankItem): number => {
      let [low, high] = [-12, 12];
      for (let half = 0; half < 60; half += 1) {
        const middle = (low + high) / 2;
        if (chance(middle, item) < 0.72) low = middle;
        else high = middle;
      }
      return low;
    };
    const expectAsHardAs = (liked: BankItem): void => {
      const miss = (item: BankItem): number => Math.abs(chance(abilityFor(liked), item) - 0.72);
      const open = practicePool(bank)
        .ofSkill(12)
        .filter(({ id }) => id !== liked.id);
      // Drawn among those within .03 of the nearest.
      expect(miss(choose(wanting(liked))!.item)).toBeLessThanOrEqual(Math.min(...open.map(miss)) + 0.03 + 1e-6);
    };

    it('for every question of the topic', () => byDifficulty.forEach(expectAsHardAs));

    it.each([0.5, 2.5])('for one that tells students apart by %d, too', (a) => {
      const [middle] = byDifficulty.filter(({ b }) => b > 0);
      const liked = { ...middle!, a };
      const item = jest.spyOn(bank, 'item').mockImplementation(() => liked);
      expectAsHardAs(liked);
      item.mockRestore();
    });
  });

  it('come before twins of mistakes that are due', () => {
    const due = practice.flatMap(misconceptionsIn).map((misconception) => card(misconception));
    const learner = { ability: 0, due, met: [hard.id] };
    const items: BankItem[] = [];
    const next = () => choose({ ...wanting(hard), learner, questions: items.map((item) => asked(item)), items })!;
    for (let place = 0; place < 3; place += 1) {
      const { item, twinOf } = next();
      expect(twinOf).toBeNull();
      items.push(item);
    }
    expect(next().twinOf).not.toBeNull();
  });

  it('are three; after them the ability says again what fits', () => {
    const [one, two, three] = practice;
    const before = [one!, two!, three!];
    const questions = before.map((item) => asked(item));
    const later = { questions, items: before };
    const own = choose({ ...wanting(hard), ...later })!;
    expect(choose({ ...wanting(hard, 1), ...later })!.item.b).toBeGreaterThan(own.item.b);
  });
});
