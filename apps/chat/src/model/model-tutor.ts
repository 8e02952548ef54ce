import type { BankItem } from '@aivy/item-bank';
import { renderMove, type Move, type TutorContext, type TutorState } from '@aivy/tutor';
import type { Admission, CircuitBreaker } from './circuit-breaker.js';
import { ModelFailure } from './failure.js';
import { isGarbage } from './is-garbage.js';
import { TokenMeter, type ModelWriter, type Writing, type WritingTask } from './model-writer.js';
import { NOTES, type NoteName } from './notes.js';
import type { ReplyCache } from './reply-cache.js';
import type { Reservation, TokenBudget } from './token-budget.js';

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
  'explanation',
  'explain-part',
  'explain-option',
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
  /** @param parts absent: no model is configured */
  constructor(
    private readonly parts: ModelTutorParts | null,
    private readonly meters: TutorMeters = SILENT,
  ) {}

  async reply(request: ReplyRequest): Promise<TutorReply> {
    const { context, move, state, message, item } = request;
    const authored = renderMove(move, context, state).text;
    const spoken = new Spoken(request.onText);
    const rephrase = this.parts !== null && REPHRASED.has(move.move);
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
    let admission: Admission;
    let reservation: Reservation;
    try {
      admission = await parts.breaker.admit();
      if (admission === 'open') return this.fallBack(spoken, task.authored, 'unavailable', 'breaker');
      const reserved = await parts.budget.reserve(request.userId, parts.writer.mostTokens(task));
      if (reserved.state === 'empty') {
        await parts.breaker.withdrawn(admission).catch(() => undefined);
        return this.fallBack(spoken, task.authored, `${reserved.scope}-empty`, `${reserved.scope}-budget`);
      }
      ({ reservation } = reserved);
    } catch {
      // Without Redis nobody knows what was spent: the model is not asked.
      return this.fallBack(spoken, task.authored, 'unavailable', 'redis');
    }
    const meter = new TokenMeter();
    try {
      const writing = await parts.writer.write(task, spoken.say, meter, request.signal);
      await parts.breaker.succeeded(admission).catch(() => undefined);
      if (writing.state === 'stopped') return this.cutShort(spoken, task.authored, writing.why);
      const text = spoken.text.trim();
      if (shared && !isGarbage(text)) await parts.cache.keep(shared, text).catch(() => undefined);
      return { text: spoken.text, source: 'model', blocked: false };
    } catch (error) {
      const kind = error instanceof ModelFailure ? error.kind : 'fault';
      await (kind === 'aborted' ? parts.breaker.withdrawn(admission) : parts.breaker.failed(admission)).catch(
        () => undefined,
      );
      return this.fallBack(spoken, task.authored, 'unavailable', kind);
    } finally {
      await parts.budget.settle(reservation, meter.used).catch(() => undefined);
    }
  }

  private cutShort(spoken: Spoken, authored: string, why: Extract<Writing, { state: 'stopped' }>['why']): TutorReply {
    if (why === 'too-long' || why === 'cut-off') return this.fallBack(spoken, authored, null, why);
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
