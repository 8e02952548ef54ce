import { assembleUnit, ItemPool, type BankItem, type BankSnapshot } from '@aivy/item-bank';

/** Words in Context, Boundaries, Linear Equations in One Variable, Percentages: what many students meet first. */
export const TRIAL_TOPICS: readonly number[] = [5, 10, 12, 26];
const QUESTIONS = 3;

/** The questions of a topic's trial: of a middling difficulty, the same for every visitor of a release. */
export function trialQuestions(bank: BankSnapshot, topic: number): BankItem[] {
  if (!TRIAL_TOPICS.includes(topic)) return [];
  const { questions } = assembleUnit(ItemPool.of(bank, 'practice'), {
    skill: topic,
    ability: 0,
    seen: [],
    seed: 'trial',
    count: QUESTIONS,
  });
  return questions.map(({ item }) => item);
}

/** A question of the trial; undefined for every other item, whose key is nobody's business here. */
export const trialQuestion = (bank: BankSnapshot, id: number): BankItem | undefined =>
  TRIAL_TOPICS.flatMap((topic) => trialQuestions(bank, topic)).find((item) => item.id === id);
