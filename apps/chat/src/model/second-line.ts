import type { HintContext } from '@aivy/tutor';
import type { ChatMessage } from './completions.js';
import { choicesOf, judgePrompt, labelled, messagesOf } from './prompts.js';

/** What the model names as the answer that a reply gives away. */
export interface Judgement {
  /** Place of the choice that was named; null for none, or for a blank. */
  choice: number | null;
  /** What it said. */
  text: string;
}

/** Asks the model one short question. */
export type AskModel = (messages: readonly ChatMessage[]) => Promise<string>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Second line of the free mode: the same model, without question and key, names the answer that a reply points to. An
 * empty reply is "before": what the choices alone tell.
 */
export async function judge(
  context: HintContext,
  reply: string,
  ask: AskModel,
  random: () => number,
): Promise<Judgement> {
  const labels = labelled(choicesOf(context), random);
  const text = (await ask(messagesOf(judgePrompt(context, labels, reply)))).trim();
  const named = labels.filter(({ label }) => new RegExp(`(?<!\\w)${escaped(label)}(?!\\w)`).test(text));
  return { choice: named.length === 1 ? named[0]!.index : null, text };
}
