import type { BankItem } from '@aivy/item-bank';
import { renderMove, type Move, type ReadAs, type TutorContext, type TutorState } from '@aivy/tutor';
import type { CircuitBreaker } from './circuit-breaker.js';
import { isGarbage } from './is-garbage.js';
import type { MessageReader, ReadTask } from './message-reader.js';
import type { ModelWriter, Writing, WritingTask } from './model-writer.js';
import { NOTES, type NoteName } from './notes.js';
import type { ReplyCache } from './reply-cache.js';
import type { TokenBudget } from './token-budget.js';
import { Turns } from './turns.js';

export interface ReplyRequest {
  context: TutorContext;
  move: Move;
  /** The state that came with the move. */
  state: TutorState;
  /** What the student wrote; '' for nothing. */
  message: string;
  userId: string;
  /** The item of the context. It goes to the guard; no prompt is made of it. */
  item: BankItem;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
  /** Called with each part that may be shown, and its place in the reply (UTF-16). */
  onText: (text: string, at: number) => void;
}

export interface TutorReply {
  text: string;
  /** `offline` also where authored words have taken over in the middle. */
  source: 'model' | 'cache' | 'offline';
  /** A leak, or another answer than the key, was kept back. */
  blocked: boolean;
  /** One plain line: why these are prepared words. */
  note?: string;
}

/** Told of what is worth counting. */
export interface TutorMeters {
  replied(source: TutorReply['source']): void;
  leakBlocked(why: string): void;
  fellBack(why: string): void;
}

export interface ModelTutorParts {
  writer: ModelWriter;
  reader: MessageReader;
  budget: TokenBudget;
  breaker: CircuitBreaker;
  cache: ReplyCache;
}

/** Moves that a model may put into other words. The others state what is proven, fixed, or too short to gain. */
const REPHRASED: ReadonlySet<Move['move']> = new Set<Move['move']>([
  'hint',
  'hint-again',
  'not-the-answer',
  'explain-later',
  'why-wrong',
  'recheck',
  'wrong-unforeseen',
  'off-topic',
  'unknown',
  'idea-right',
  'idea-partial',
  'idea-wrong',
  'unmatched',
  'heard',
  'next-rung',
  'encourage',
  'passage',
  'own-reason',
  'explanation',
  'simpler',
  'explain-part',
  'explain-option',
  'similar',
]);

const SILENT: TutorMeters = { replied: () => undefined, leakBlocked: () => undefined, fellBack: () => undefined };

/** A reply as far as it has been said. */
class Spoken {
  text = '';

  constructor(private readonly onText: ReplyRequest['onText']) {}

  readonly say = (text: string): void => {
    if (text === '') return;
    const at = this.text.length;
    this.text += text;
    this.onText(text, at);
  };

  /** Authored words instead of what the model did not come to say. */
  goOn(authored: string): void {
    this.say(this.text.trim() === '' ? authored : `${/\s$/.test(this.text) ? '' : ' '}\n\n${authored}`);
  }
}

/**
 * The tutor's words: a model's where there is one and it behaves, else those that were written by hand. It never throws
 * and never makes a student wait for what is known to be down.
 */
export class ModelTutor {
  private readonly turns: Turns | null;

  /** @param parts absent: no model is configured */
  constructor(
    private readonly parts: ModelTutorParts | null,
    private readonly meters: TutorMeters = SILENT,
  ) {
    this.turns = parts && new Turns(parts.breaker, parts.budget);
  }

  /** Is there a model to read a message? */
  get reads(): boolean {
    return this.parts !== null;
  }

  /** What a message says that the rules are unsure of; null when there's no model, or none that can say. */
  async read(task: ReadTask & { userId: string; signal: AbortSignal }): Promise<ReadAs | null> {
    if (!this.parts || !this.turns) return null;
    const { reader } = this.parts;
    const turn = await this.turns.take(task.userId, reader.mostTokens(task), (meter) =>
      reader.read(task, meter, task.signal),
    );
    if ('value' in turn) return turn.value;
    this.meters.fellBack(`read-${turn.why}`);
    return null;
  }

  async reply(request: ReplyRequest): Promise<TutorReply> {
    const { context, move, state, message, item } = request;
    const authored = renderMove(move, context, state).text;
    const spoken = new Spoken(request.onText);
    // A model writes English.
    const isWord = move.move !== 'similar' || move.example !== undefined;
    const rephrase = this.parts !== null && REPHRASED.has(move.move) && isWord && move.language === undefined;
    const task = { context, move, state, message, item, authored };
    const reply = rephrase ? await this.fromModel(this.parts!, task, request, spoken) : offline(spoken, authored);
    this.meters.replied(reply.source);
    return reply;
  }

  private async fromModel(
    parts: ModelTutorParts,
    task: WritingTask,
    request: ReplyRequest,
    spoken: Spoken,
  ): Promise<TutorReply> {
    const shared = parts.writer.shared(task);
    const kept = shared && (await parts.cache.find(shared).catch(() => null));
    if (kept && parts.writer.lets(kept, task)) {
      spoken.say(kept);
      return { text: kept, source: 'cache', blocked: false };
    }
    const turn = await this.turns!.take(request.userId, parts.writer.mostTokens(task), (meter) =>
      parts.writer.write(task, spoken.say, meter, request.signal),
    );
    if (!('value' in turn)) return this.fallBack(spoken, task.authored, turn.note, turn.why);
    if (turn.value.state === 'stopped') return this.cutShort(spoken, task.authored, turn.value.why);
    const text = spoken.text.trim();
    if (shared && !isGarbage(text)) await parts.cache.keep(shared, text).catch(() => undefined);
    return { text: spoken.text, source: 'model', blocked: false };
  }

  private cutShort(spoken: Spoken, authored: string, why: Extract<Writing, { state: 'stopped' }>['why']): TutorReply {
    if (why === 'too-long' || why === 'cut-off' || why === 'beside-the-point' || why === 'wrong-number')
      return this.fallBack(spoken, authored, null, why);
    this.meters.leakBlocked(why);
    spoken.goOn(authored);
    return { text: spoken.text, source: 'offline', blocked: true };
  }

  private fallBack(spoken: Spoken, authored: string, note: NoteName | null, why: string): TutorReply {
    this.meters.fellBack(why);
    spoken.goOn(authored);
    return { text: spoken.text, source: 'offline', blocked: false, ...(note ? { note: NOTES[note] } : {}) };
  }
}

function offline(spoken: Spoken, authored: string): TutorReply {
  spoken.say(authored);
  return { text: authored, source: 'offline', blocked: false };
}
