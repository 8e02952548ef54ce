import type { FullTestReport, MissedIn, MissedQuestion } from '@aivy/contracts';
import { sampleAnswers, sampleFullTestReport } from '../full-test-kit';
import type { FourModules } from '../model';
import type { AskedQuestion } from './attempt';

/** A mistake with nothing remarkable about it. */
export const someMistake = (over: Partial<AskedQuestion> = {}): AskedQuestion => ({
  test: 't',
  subject: 'english',
  module: 1,
  position: 0,
  number: 1,
  outcome: 'incorrect',
  correct: false,
  answer: 'b',
  seconds: 60,
  cost: 10,
  skill: 4,
  skillName: 'Inferences',
  level: 'medium',
  pace: 70,
  rushed: false,
  question: {
    id: 1,
    type: 'choice',
    passage: '',
    img: '',
    question: 'Which?',
    choice_a: 'first',
    choice_b: 'second',
    choice_c: 'third',
    choice_d: 'fourth',
  },
  correctAnswer: 'a',
  explanation: 'Because.',
  feedback: null,
  ...over,
});

/** Answers of four modules, as the server gives them. */
export const someModules = (): FourModules =>
  [1, 2, 3, 4].map((module) => ({
    ...sampleAnswers(module as 1),
    seconds: 100,
    used: 90,
  })) as unknown as FourModules;

export const someReport = (): FullTestReport => sampleFullTestReport();

/** A unit or session with what was missed in it, as the server says it. */
export const someMissedIn = (id: number, at: string, missed: readonly Partial<MissedQuestion>[] = []): MissedIn => ({
  id,
  at: Date.parse(at),
  asked: 5,
  missed: missed.map((each, index) => ({
    question_id: 30 + index,
    number: index + 1,
    skill: 12,
    level: 'medium',
    answered: true,
    spent_ms: 40_000,
    rushed: false,
    right_at: 0,
    ...each,
  })),
});
