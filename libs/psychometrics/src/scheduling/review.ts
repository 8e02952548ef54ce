import { DAY_MS } from '@aivy/contracts';
import { createEmptyCard, fsrs, Rating, State, type Card, type Grade } from 'ts-fsrs';
import { ParameterError } from '../model.js';

/** How one practice question went. */
export interface PracticeOutcome {
  correct: boolean;
  /** 1-3: the attempt that ended it. */
  attempt: number;
  hinted: boolean;
  /** Seconds spent, and expected at exam pace. */
  timeSpent: number;
  seconds: number;
}

/** A misconception that a student has shown, and when it should be tested again. Times are ISO 8601, UTC. */
export interface ReviewCard {
  misconception: string;
  due: string;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  state: 'new' | 'learning' | 'review' | 'relearning';
  learningSteps: number;
  scheduledDays: number;
  lastReview: string | null;
}

const STATES = ['new', 'learning', 'review', 'relearning'] as const;
const RETENTION = 0.9;

// Without fuzz and minute steps: the same history gives the same day, and a student comes once a day.
const scheduler = fsrs({ request_retention: RETENTION, enable_fuzz: false, enable_short_term: false });

/** Wrong → Again; right at a later attempt or after a hint → Hard; right → Good; right within pace → Easy. */
export function gradeOf({ correct, attempt, hinted, timeSpent, seconds }: PracticeOutcome): Grade {
  if (!correct) return Rating.Again;
  if (attempt > 1 || hinted) return Rating.Hard;
  return timeSpent <= seconds ? Rating.Easy : Rating.Good;
}

const date = (text: string): Date => {
  const parsed = new Date(text);
  if (Number.isNaN(parsed.getTime())) throw new ParameterError('date', Number.NaN, 'a moment');
  return parsed;
};

const toCard = (card: ReviewCard): Card => ({
  due: date(card.due),
  stability: card.stability,
  difficulty: card.difficulty,
  elapsed_days: 0,
  scheduled_days: card.scheduledDays,
  learning_steps: card.learningSteps,
  reps: card.reps,
  lapses: card.lapses,
  state: STATES.indexOf(card.state) as State,
  ...(card.lastReview === null ? {} : { last_review: date(card.lastReview) }),
});

/**
 * The card of a misconception after one more outcome, scheduled by FSRS for 90 % retention. The exam caps the interval:
 * nothing is put off beyond the day before it.
 * @param card null when the misconception shows for the first time
 * @throws ParameterError for a moment that is none
 */
export function reviewed(
  card: ReviewCard | null,
  misconception: string,
  outcome: PracticeOutcome,
  now: Date,
  exam: Date | null = null,
): ReviewCard {
  if (Number.isNaN(now.getTime())) throw new ParameterError('now', Number.NaN, 'a moment');
  const { card: next } = scheduler.next(card ? toCard(card) : createEmptyCard(now), now, gradeOf(outcome));
  const last = exam ? Math.max(now.getTime(), exam.getTime() - DAY_MS) : Infinity;
  const due = new Date(Math.min(next.due.getTime(), last));
  return {
    misconception,
    due: due.toISOString(),
    stability: next.stability,
    difficulty: next.difficulty,
    reps: next.reps,
    lapses: next.lapses,
    state: STATES[next.state]!,
    learningSteps: next.learning_steps,
    scheduledDays: Math.round((due.getTime() - now.getTime()) / DAY_MS),
    lastReview: now.toISOString(),
  };
}

/** An item that tests misconceptions: the ids of those behind its wrong answers. */
export interface Twin {
  id: number;
  misconceptions: readonly string[];
}

/**
 * What comes back for the cards that are due, the most overdue first: a twin, which is another item with the same
 * misconception, unseen if there is one, and never one of the items where the misconception showed.
 * @param shown item ids where each misconception showed
 */
export function dueTwins<T extends Twin>(
  cards: readonly ReviewCard[],
  items: readonly T[],
  { now, seen, shown }: { now: Date; seen: ReadonlySet<number>; shown: ReadonlyMap<string, ReadonlySet<number>> },
): T[] {
  const due = cards
    .filter((card) => date(card.due).getTime() <= now.getTime())
    .sort((x, y) => date(x.due).getTime() - date(y.due).getTime());
  const taken = new Set<number>();
  return due.flatMap(({ misconception }) => {
    const twins = items.filter(
      (item) =>
        item.misconceptions.includes(misconception) && !shown.get(misconception)?.has(item.id) && !taken.has(item.id),
    );
    const twin = twins.find(({ id }) => !seen.has(id)) ?? twins[0];
    if (!twin) return [];
    taken.add(twin.id);
    return [twin];
  });
}
