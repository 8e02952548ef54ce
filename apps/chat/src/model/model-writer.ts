import type { BankItem } from '@aivy/item-bank';
import {
  createGuard,
  QUICK_REPLIES,
  secretOf,
  type GateStop,
  type HintContext,
  type Move,
  type TutorContext,
  type TutorState,
} from '@aivy/tutor';
import type { ChatMessage, CompletionRequest, Completions } from './completions.js';
import { ConstrainedReader } from './constrained-reader.js';
import { ModelFailure } from './failure.js';
import { OpenHold, ReviewHold, type Hold } from './held-reply.js';
import {
  choicesOf,
  constrainedPrompt,
  freePrompt,
  judgePrompt,
  labelled,
  messagesOf,
  reviewPrompt,
  type Prompt,
} from './prompts.js';
import { judge } from './second-line.js';

export type TutorMode = 'constrained' | 'free';

/** What the model is to say, and to whom. */
export interface WritingTask {
  context: TutorContext;
  move: Move;
  state: TutorState;
  message: string;
  /** The words that are said without a model. */
  authored: string;
  /** For the guard alone. */
  item: BankItem;
}

export type Writing = { state: 'whole' } | { state: 'stopped'; why: GateStop | 'second-line' };

/** Tokens that have passed in both directions. */
export class TokenMeter {
  used = 0;

  add(tokens: number): void {
    this.used += tokens;
  }
}

const OPEN_TOKENS = { constrained: 300, free: 360 } as const;
const REVIEW_TOKENS = 600;
const JUDGE_TOKENS = 16;
/** A token is at least a byte; templates of chat models add some to each message. */
const MESSAGE_OVERHEAD = 24;
const bytesOf = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, { content }) => sum + Buffer.byteLength(content) + MESSAGE_OVERHEAD, 0);
/** What an endpoint that says nothing of its usage has probably taken. */
const estimated = (characters: number): number => Math.ceil(characters / 3);

/** Puts one task to the model and hands out what may be said, as soon as it may. */
export class ModelWriter {
  constructor(
    private readonly completions: Completions,
    readonly mode: TutorMode,
    private readonly random: () => number = Math.random,
  ) {}

  /** Tokens that a task cannot exceed, all its calls together. */
  mostTokens(task: WritingTask): number {
    const request = this.requestFor(task);
    const own = bytesOf(request.messages) + request.maxTokens;
    if (task.context.kind === 'review' || this.mode === 'constrained') return own;
    const reply = 'x'.repeat(request.maxTokens * 8);
    const labels = labelled(choicesOf(task.context), this.random);
    return own + 2 * (bytesOf(messagesOf(judgePrompt(task.context, labels, reply))) + JUDGE_TOKENS);
  }

  /**
   * What the model is told of a task, without its random labels: students who would tell it the same may share a reply.
   * Null when it's told what a student typed.
   */
  shared(task: WritingTask): string | null {
    const told = (message: string): string => JSON.stringify(this.promptOf({ ...task, message }, () => 0));
    const tapped = QUICK_REPLIES.some((reply) => reply === task.message.trim().toLowerCase());
    return tapped || told(task.message) === told('') ? told(task.message) : null;
  }

  /** Whether a text that was let through for one student may be said to another, who has tried other answers. */
  lets(text: string, task: WritingTask): boolean {
    const hold = this.holdOf(task);
    return (hold.feed(text) + hold.finish()).trim() === text.trim() && !hold.stopped;
  }

  /** @throws ModelFailure; what was said before stays said */
  async write(
    task: WritingTask,
    say: (text: string) => void,
    meter: TokenMeter,
    signal: AbortSignal,
  ): Promise<Writing> {
    const { context } = task;
    const hold = this.holdOf(task);
    const secondLine = context.kind === 'hint' && this.mode === 'free';
    let waiting = '';
    const pass = (text: string): void => {
      if (secondLine) waiting += text;
      else if (text !== '') say(text);
    };
    await this.pour(task, hold, pass, meter, signal);
    if (hold.stopped) return { state: 'stopped', why: hold.stopped };
    if (!secondLine) return { state: 'whole' };
    if (await this.tellsTheKey(context as HintContext, task.item, waiting, meter, signal))
      return { state: 'stopped', why: 'second-line' };
    say(waiting);
    return { state: 'whole' };
  }

  private async pour(
    task: WritingTask,
    hold: Hold,
    pass: (text: string) => void,
    meter: TokenMeter,
    signal: AbortSignal,
  ): Promise<void> {
    const request = this.requestFor(task);
    const reader = request.json ? new ConstrainedReader(task.move) : null;
    let said = '';
    for await (const text of this.texts(request, meter, signal)) {
      const out = hold.feed(reader ? reader.feed(text) : text);
      said += out;
      pass(out);
      if (hold.stopped) return;
    }
    reader?.finish();
    const rest = hold.finish();
    pass(rest);
    if (!hold.stopped && (said + rest).trim() === '') throw new ModelFailure('rubbish', new Error('no words'));
  }

  /** The texts of an answer; what it has cost is counted however the loop is left. */
  private async *texts(request: CompletionRequest, meter: TokenMeter, signal: AbortSignal): AsyncGenerator<string> {
    let characters = request.messages.reduce((sum, { content }) => sum + content.length, 0);
    let usage: number | undefined;
    try {
      for await (const part of this.completions.stream(request, signal)) {
        if ('usage' in part) usage = part.usage.promptTokens + part.usage.completionTokens;
        else {
          characters += part.text.length;
          yield part.text;
        }
      }
    } finally {
      meter.add(usage ?? estimated(characters));
    }
  }

  private holdOf({ context, item, state, message }: WritingTask): Hold {
    if (context.kind === 'review') return new ReviewHold(context);
    return new OpenHold(createGuard(secretOf(item, state, message, this.mode === 'constrained')));
  }

  private promptOf({ context, move, authored, message }: WritingTask, random: () => number): Prompt {
    if (context.kind === 'review') return reviewPrompt(context, authored, message);
    const labels = labelled(choicesOf(context), random);
    return this.mode === 'constrained'
      ? constrainedPrompt(context, move, authored, labels)
      : freePrompt(context, move, authored, message, labels);
  }

  private requestFor(task: WritingTask): CompletionRequest {
    const messages = messagesOf(this.promptOf(task, this.random));
    if (task.context.kind === 'review') return { messages, maxTokens: REVIEW_TOKENS, temperature: 0.3, json: false };
    const json = this.mode === 'constrained';
    return { messages, maxTokens: OPEN_TOKENS[this.mode], temperature: 0.6, json };
  }

  /** Does the model find the key in the reply, and not without it? */
  private async tellsTheKey(
    context: HintContext,
    item: BankItem,
    reply: string,
    meter: TokenMeter,
    signal: AbortSignal,
  ): Promise<boolean> {
    const ask = async (messages: readonly ChatMessage[]): Promise<string> => {
      let answer = '';
      const request = { messages, maxTokens: JUDGE_TOKENS, temperature: 0, json: false };
      for await (const text of this.texts(request, meter, signal)) answer += text;
      return answer;
    };
    const finds = async (text: string): Promise<boolean> => {
      const { choice, text: named } = await judge(context, text, ask, this.random);
      return item.type === 'choice'
        ? choice !== null && 'abcd'[choice] === item.answer
        : namesValue(named, item.answer);
    };
    return (await finds(reply)) && !(await finds(''));
  }
}

/** The judge's own words are held against the key as the guard would. */
const namesValue = (text: string, answer: string): boolean =>
  createGuard({ type: 'blank', answer, seen: [] })(`The answer is ${text.slice(0, 80)}`).blocked;
