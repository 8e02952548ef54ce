import type { BankItem } from '@aivy/item-bank';
import {
  createGround,
  createGuard,
  mayGuess,
  QUICK_REPLIES,
  secretOf,
  verdictsOf,
  type HintContext,
  type Move,
  type ReviewContext,
  type TutorContext,
  type TutorState,
} from '@aivy/tutor';
import type { ChatMessage, CompletionRequest, Completions } from './completions.js';
import { ConstrainedReader } from './constrained-reader.js';
import { ModelFailure } from './failure.js';
import { bytesOf, meteredTexts, type TokenMeter } from './metered.js';
import { ExampleHold, OpenHold, ReviewHold, type Hold, type HoldStop } from './held-reply.js';
import {
  choicesOf,
  constrainedPrompt,
  examplePrompt,
  freePrompt,
  judgePrompt,
  labelled,
  messagesOf,
  reviewPrompt,
  type Prompt,
} from './prompts.js';
import { judge, type Judgement } from './second-line.js';

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

export type Writing =
  { state: 'whole' } | { state: 'stopped'; why: HoldStop | 'second-line' | 'beside-the-point' | 'wrong-number' };

const OPEN_TOKENS = { constrained: 300, free: 360 } as const;
const REVIEW_TOKENS = 600;
const JUDGE_TOKENS = 16;
/** Warm words are about the student, and there's no guess in what they answer. */
const WARM: ReadonlySet<string> = new Set<Move['move']>(['encourage', 'greeting', 'thanks']);
const isTapped = (message: string): boolean => QUICK_REPLIES.some((reply) => reply === message.trim().toLowerCase());

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
    return isTapped(task.message) || told(task.message) === told('') ? told(task.message) : null;
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
    const isSaid = await this.pour(task, hold, pass, meter, signal);
    if (!hold.stopped && !isSaid) return { state: 'stopped', why: 'beside-the-point' };
    if (hold.stopped) return { state: 'stopped', why: hold.stopped };
    if (!secondLine) return { state: 'whole' };
    if (await this.tellsTooMuch(context as HintContext, task, waiting, meter, signal))
      return { state: 'stopped', why: 'second-line' };
    say(waiting);
    return { state: 'whole' };
  }

  /** @returns false when nothing of what it said was about the question */
  private async pour(
    task: WritingTask,
    hold: Hold,
    pass: (text: string) => void,
    meter: TokenMeter,
    signal: AbortSignal,
  ): Promise<boolean> {
    const request = this.requestFor(task);
    const reader = request.json ? new ConstrainedReader(task.move) : null;
    let said = '';
    for await (const text of meteredTexts(this.completions, request, meter, signal)) {
      const out = hold.feed(reader ? reader.feed(text) : text);
      said += out;
      pass(out);
      if (hold.stopped) return true;
    }
    reader?.finish();
    const rest = hold.finish();
    pass(rest);
    if (hold.stopped || (said + rest).trim() !== '') return true;
    if (!hold.leftOut) throw new ModelFailure('rubbish', new Error('no words'));
    return false;
  }

  private holdOf({ context, move, item, state, message, authored }: WritingTask): Hold {
    if (context.kind === 'review') {
      const example = exampleOf(context, move);
      return example ? new ExampleHold(example) : new ReviewHold(context);
    }
    const secret = secretOf(item, state, message, this.mode === 'constrained');
    const guard = createGuard({ ...secret, seen: [...secret.seen, authored], verdicts: verdictsOf(move, authored) });
    const { passage, question } = context;
    const isFree = !mayGuess(message) || WARM.has(move.move);
    return new OpenHold(guard, isFree ? () => true : createGround([passage, question, authored, message]));
  }

  private promptOf({ context, move, authored, message }: WritingTask, random: () => number): Prompt {
    if (context.kind === 'review') {
      const example = exampleOf(context, move);
      return example
        ? examplePrompt(context, example, authored, message)
        : reviewPrompt(context, move, authored, message);
    }
    const labels = labelled(choicesOf(context), random);
    return this.mode === 'constrained'
      ? constrainedPrompt(context, move, authored, message, labels)
      : freePrompt(context, move, authored, message, labels);
  }

  private requestFor(task: WritingTask): CompletionRequest {
    const messages = messagesOf(this.promptOf(task, this.random));
    if (task.context.kind === 'review') return { messages, maxTokens: REVIEW_TOKENS, temperature: 0.3, json: false };
    const json = this.mode === 'constrained';
    return { messages, maxTokens: OPEN_TOKENS[this.mode], temperature: 0.6, json };
  }

  /** Does the model find the key in the reply, and not without it? Or a verdict that the move isn't? */
  private async tellsTooMuch(
    context: HintContext,
    { item, move, authored }: WritingTask,
    reply: string,
    meter: TokenMeter,
    signal: AbortSignal,
  ): Promise<boolean> {
    const ask = async (messages: readonly ChatMessage[]): Promise<string> => {
      let answer = '';
      const request = { messages, maxTokens: JUDGE_TOKENS, temperature: 0, json: false };
      for await (const text of meteredTexts(this.completions, request, meter, signal)) answer += text;
      return answer;
    };
    const found = await judge(context, reply, ask, this.random);
    if (/\bVERDICT\b/.test(found.text)) return verdictsOf(move, authored).allows.size === 0;
    const isKey = ({ choice, text }: Judgement): boolean =>
      item.type === 'choice' ? choice !== null && 'abcd'[choice] === item.answer : namesValue(text, item.answer);
    return isKey(found) && !isKey(await judge(context, '', ask, this.random));
  }
}

/** What a move works out; null for one that is about the question itself. */
const exampleOf = ({ example }: ReviewContext, move: Move): BankItem | null => (move.example ? example : null);

/** The judge's own words are held against the key as the guard would. */
const namesValue = (text: string, answer: string): boolean =>
  createGuard({ type: 'blank', answer, seen: [] })(`The answer is ${text.slice(0, 80)}`).blocked;
