import type { Trail } from '@aivy/contracts';
import { isTrailFull } from './trail.js';

/** How long a module might take and did. Seconds. */
export interface ModuleSpan {
  limit: number;
  used: number;
}

/** A question, or the review page, on the screen. */
export interface Visit {
  /** Index of the question in the module; their number for the review page. */
  at: number;
  /** Seconds since the module began. */
  from: number;
  to: number;
  /** What the answer was changed to, in order; '' for cleared. */
  changes: readonly { second: number; answer: string }[];
}

interface ReplayStep {
  second: number;
  at: number;
  answer: string | null;
}

/**
 * A list that is cut short ends the trail there, and no step is before the one ahead of it: what came over the wire is
 * not trusted.
 */
function stepsOf({ left, at, entry }: Trail, { limit, used }: ModuleSpan): ReplayStep[] {
  const length = Math.min(left.length, at.length, entry.length);
  let second = 0;
  return Array.from({ length }, (_, index) => {
    second = Math.max(second, Math.min(used, limit - left[index]!));
    return { second, at: at[index]!, answer: entry[index]! };
  });
}

/** All visits in the order in which they were made; each ends as the next begins, the last as the module was handed in. */
export function visitsOf(trail: Trail, span: ModuleSpan): Visit[] {
  const steps = stepsOf(trail, span);
  const visits: { at: number; from: number; changes: { second: number; answer: string }[] }[] = [];
  for (const { second, at, answer } of steps) {
    const open = visits.at(-1);
    if (open?.at !== at) visits.push({ at, from: second, changes: [] });
    if (answer !== null) visits.at(-1)!.changes.push({ second, answer });
  }
  const end = isTrailFull(trail) ? steps.at(-1)!.second : span.used;
  return visits.map((visit, index) => ({ ...visit, to: visits[index + 1]?.from ?? end }));
}

/** From when on nothing is known, seconds; null where the trail reaches to the end. */
export const trailEnds = (trail: Trail, span: ModuleSpan): number | null =>
  isTrailFull(trail) ? stepsOf(trail, span).at(-1)!.second : null;

/** A module as it stood at a moment. */
export interface Moment {
  /** What was on the screen; null before anything was. */
  at: number | null;
  /** Entries by index of the question; a question without one is not among them. */
  answers: ReadonlyMap<number, string>;
  /** Questions that had been on the screen by then. */
  seen: ReadonlySet<number>;
}

/** @param second since the module began; a step of that very second has been made */
export function momentOf(visits: readonly Visit[], second: number): Moment {
  const answers = new Map<number, string>();
  const seen = new Set<number>();
  let at: number | null = null;
  for (const visit of visits) {
    if (visit.from > second) break;
    at = visit.at;
    seen.add(visit.at);
    for (const change of visit.changes) {
      if (change.second > second) break;
      if (change.answer === '') answers.delete(visit.at);
      else answers.set(visit.at, change.answer);
    }
  }
  return { at, answers, seen };
}

/** What became of one question over the module. */
export interface QuestionTrail {
  visits: number;
  /** How often an answer was put in the place of another or taken back. */
  changed: number;
  /** Seconds on the screen in all. */
  seconds: number;
  /** The first entry and the last one; '' where there was none. */
  first: string;
  last: string;
}

/** @param index of the question in the module */
export function questionTrail(visits: readonly Visit[], index: number): QuestionTrail {
  const own = visits.filter(({ at }) => at === index);
  const entries = own.flatMap(({ changes }) => changes.map(({ answer }) => answer));
  return {
    visits: own.length,
    changed: entries.filter((answer, place) => place > 0 && answer !== entries[place - 1]).length,
    seconds: own.reduce((sum, { from, to }) => sum + to - from, 0),
    first: entries.find((answer) => answer !== '') ?? '',
    last: entries.at(-1) ?? '',
  };
}
