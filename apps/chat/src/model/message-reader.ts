import { READ_INTENTS, type ReadAs, type TutorContext } from '@aivy/tutor';
import * as z from 'zod/mini';
import type { ChatMessage, CompletionRequest, Completions } from './completions.js';
import { ModelFailure } from './failure.js';
import { bytesOf, meteredTexts, type TokenMeter } from './metered.js';
import { labelled, messagesOf, readPrompt, type LabelledText } from './prompts.js';

/** A message that the rules are unsure of. */
export interface ReadTask {
  context: TutorContext;
  message: string;
}

const LABEL_TOKENS = 60;
/** The student waits this long for a label, and for the words after it. */
const LABEL_MS = 3_000;

/** Anything else in it, and the label isn't believed. */
const label = z.strictObject({ idea: z.nullable(z.string()), intent: z.nullable(z.enum(READ_INTENTS)) });

/** Asks the model what a student's message says: one of the item's ideas, or one of a few wishes. It never sees a key. */
export class MessageReader {
  constructor(
    private readonly completions: Completions,
    private readonly random: () => number = Math.random,
    private readonly labelMs = LABEL_MS,
  ) {}

  mostTokens(task: ReadTask): number {
    return bytesOf(this.requestFor(task).request.messages) + LABEL_TOKENS;
  }

  /** @throws ModelFailure for anything but a label */
  async read(task: ReadTask, meter: TokenMeter, signal: AbortSignal): Promise<ReadAs> {
    const { request, ideas } = this.requestFor(task);
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(this.labelMs)]);
    let text = '';
    for await (const part of meteredTexts(this.completions, request, meter, inTime)) text += part;
    const { idea, intent } = labelIn(text);
    const named = ideas.find((each) => each.label === idea);
    if (idea !== null && !named) throw new ModelFailure('rubbish', new Error('no such idea'));
    const ids = task.context.kind === 'hint' ? task.context.ideas.map(({ id }) => id) : [];
    return { idea: named ? ids[named.index]! : null, intent };
  }

  private requestFor({ context, message }: ReadTask): { request: CompletionRequest; ideas: LabelledText[] } {
    const says = context.kind === 'hint' ? context.ideas.map((idea) => idea.says.join(' / ')) : [];
    const ideas = labelled(says, this.random);
    const messages: ChatMessage[] = messagesOf(readPrompt(context, ideas, message));
    return { request: { messages, maxTokens: LABEL_TOKENS, temperature: 0, json: true }, ideas };
  }
}

function labelIn(text: string): z.infer<typeof label> {
  try {
    return label.parse(JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, '')));
  } catch (error) {
    throw new ModelFailure('rubbish', error);
  }
}
