import type { StudentQuestion } from '@aivy/contracts';
import type { Delivery } from './diary.js';

/** How a unit is worked on: with one device; with a long pause; with two, of which one hands in late and out of order; so
 * thoroughly that it takes more than its twenty minutes; and with questions left out. */
export const MANNERS = ['plain', 'pause', 'two-devices', 'thorough', 'gaps'] as const;
export type Manner = (typeof MANNERS)[number];

export type Draft = (Delivery & { device: 0 | 1 })[];
type Answer = Delivery['answers'][number];

const SECOND = 1_000;

/**
 * The answers of a unit and when they come in. Times are whole tens of seconds after the unit was opened, so that the
 * moments between two calls never decide how minutes are rounded.
 */
export function draftOf(
  manner: Manner,
  questions: readonly StudentQuestion[],
  servedAt: number,
  random: () => number,
  answerTo: (question: StudentQuestion, right: boolean) => string,
): Draft {
  const tens = (from: number, to: number): number => 10 * Math.floor((from + random() * (to - from)) / 10);
  const answer = (place: number, second: number, text?: string): Answer => ({
    id: questions[place]!.id,
    answer: text ?? answerTo(questions[place]!, random() < 0.65),
    seq: servedAt + second * SECOND,
    spentMs: tens(20, 130) * SECOND,
  });
  const sent = (device: 0 | 1, second: number, ...answers: Answer[]): Draft[number] => ({
    device,
    at: servedAt + second * SECOND + SECOND,
    answers,
  });
  switch (manner) {
    case 'plain': {
      let second = 0;
      const answers = questions.map((_, place) => answer(place, (second += tens(30, 110))));
      return [sent(0, second, ...answers)];
    }
    case 'pause':
      return [
        sent(0, 100, answer(0, 50), answer(1, 100)),
        // Away for ten minutes.
        sent(0, 700, answer(2, 700)),
        sent(0, 830, answer(3, 760), answer(4, 830)),
      ];
    case 'two-devices':
      return [
        sent(0, 200, answer(0, 60), answer(1, 120), answer(2, 180)),
        sent(0, 310, answer(3, 300)),
        // The phone was without network: one of its answers is older than what is there, two are newer.
        sent(1, 600, answer(0, 30), answer(3, 400), answer(4, 450)),
        // And a retry of the first device arrives after it.
        sent(0, 640, answer(3, 350), answer(2, 180)),
      ];
    case 'thorough':
      // Eleven changes of mind, two minutes or more apart.
      return Array.from({ length: 11 }, (_, change) =>
        sent(0, 130 * (change + 1), answer(change % 5, 130 * (change + 1))),
      );
    case 'gaps':
      return [sent(0, 190, answer(0, 50), answer(2, 120), answer(3, 190, ''))];
  }
}
