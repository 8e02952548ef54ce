import type { HintContext } from '../context/hint-context.js';
import { RUNGS, type Rung } from '../move/phase.js';
import { levelOf, type TutorState } from '../state/state.js';
import type { OpenIdea } from './ideas-of.js';

const LAST = RUNGS.length as Rung;

export const ideaOf = ({ ideas }: HintContext, id: string | null | undefined): OpenIdea | undefined =>
  ideas.find((idea) => idea.id === id);

/** The hint whose question an answer would be to: the one after a right idea, or the newest shown. */
export function openRung(context: HintContext, state: TutorState): Rung {
  const idea = ideaOf(context, state.question.open);
  const next = idea?.kind === 'partial' ? (idea.rung ?? 1) : Math.max(levelOf(state), idea?.rung ? idea.rung + 1 : 1);
  return Math.min(LAST, next) as Rung;
}

/** The question a student is at: what was asked about the last idea, else the newest hint (HTML), else the first. */
export const openQuestion = (context: HintContext, state: TutorState): string =>
  ideaOf(context, state.question.open)?.ask ?? context.hints[Math.max(1, levelOf(state)) - 1] ?? '';
