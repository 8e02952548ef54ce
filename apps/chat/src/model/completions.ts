import { currentRequest, type SpanFacts } from '@aivy/server-kit';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';
import { ModelFailure } from './failure.js';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface CompletionRequest {
  messages: readonly ChatMessage[];
  /** Tokens of the answer at most. */
  maxTokens: number;
  temperature: number;
  /** One JSON object is wanted. */
  json: boolean;
}

/** What the endpoint says it took; null where it does not say. */
export interface Usage {
  promptTokens: number;
  completionTokens: number;
}

export type CompletionPart = { text: string } | { usage: Usage };

export interface CompletionSettings {
  /** Up to and without `/chat/completions`, e.g. https://example.org/v1. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  /** Milliseconds until the first token, and until the end. */
  firstTokenMs?: number;
  wholeMs?: number;
}

const FIRST_TOKEN_MS = 8_000;
const WHOLE_MS = 30_000;
/** Characters of an answer that is twice as long as the longest we ask for; a token is about four. */
const MOST_CHARACTERS_PER_TOKEN = 8;
/** Bytes on the wire for each character of text: every token comes with its own JSON. */
const MOST_BYTES = 512 * 1024;

const chunk = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.object({ content: z.optional(z.nullable(z.string())) })),
        finish_reason: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  usage: z.optional(z.nullable(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }))),
});

/** Chat completions of any endpoint that speaks OpenAI's protocol, as a stream. No tools are ever offered. */
export class Completions {
  constructor(
    private readonly settings: CompletionSettings,
    private readonly fetch: typeof globalThis.fetch = globalThis.fetch,
  ) {}

  /**
   * The answer, bit by bit. Leaving the loop early ends the connection.
   * @throws ModelFailure
   */
  async *stream(request: CompletionRequest, signal: AbortSignal): AsyncGenerator<CompletionPart> {
    const span = currentRequest()?.span?.child(`chat ${this.settings.model}`, 'client', {
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.model': this.settings.model,
      'gen_ai.request.max_tokens': request.maxTokens,
    });
    const ending = new AbortController();
    const { firstTokenMs = FIRST_TOKEN_MS, wholeMs = WHOLE_MS } = this.settings;
    const late = (): void => ending.abort(new ModelFailure('timeout'));
    const gone = (): void => ending.abort(new ModelFailure('aborted'));
    const first = setTimeout(late, firstTokenMs);
    const whole = setTimeout(late, wholeMs);
    if (signal.aborted) gone();
    signal.addEventListener('abort', gone, { once: true });
    try {
      const response = await this.ask(request, ending.signal);
      for await (const part of this.parts(response, request, ending.signal, () => clearTimeout(first))) {
        if ('usage' in part) span?.set(usageFacts(part.usage));
        yield part;
      }
    } catch (error) {
      const failure = failureOf(error, ending.signal);
      if (failure.kind !== 'aborted') span?.fail(failure.kind);
      throw failure;
    } finally {
      span?.end();
      clearTimeout(first);
      clearTimeout(whole);
      signal.removeEventListener('abort', gone);
      ending.abort(new ModelFailure('aborted'));
    }
  }

  private async ask(request: CompletionRequest, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const { baseUrl, model, apiKey } = this.settings;
    const response = await this.fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      signal,
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({
        model,
        messages: request.messages,
        max_tokens: request.maxTokens,
        temperature: request.temperature,
        stream: true,
        stream_options: { include_usage: true },
        ...(request.json ? { response_format: { type: 'json_object' } } : {}),
      }),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new ModelFailure('unreachable', new Error(`HTTP ${response.status}`));
    }
    if (!(response.headers.get('content-type') ?? '').includes('text/event-stream')) {
      await response.body.cancel();
      throw new ModelFailure('rubbish', new Error('no event stream'));
    }
    return response.body;
  }

  private async *parts(
    body: ReadableStream<Uint8Array>,
    { maxTokens }: CompletionRequest,
    signal: AbortSignal,
    onFirst: () => void,
  ): AsyncGenerator<CompletionPart> {
    const events = body
      .pipeThrough(limitedTo(MOST_BYTES), { signal })
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    let characters = 0;
    let finished = false;
    for await (const { data } of events) {
      if (data === '[DONE]') {
        finished = true;
        break;
      }
      const { choices, usage } = readChunk(data);
      const [choice] = choices ?? [];
      const text = choice?.delta?.content ?? '';
      if (text !== '') {
        onFirst();
        characters += text.length;
        if (characters > maxTokens * MOST_CHARACTERS_PER_TOKEN) throw new ModelFailure('flood');
        yield { text };
      }
      if (choice?.finish_reason === 'length') throw new ModelFailure('cut');
      if (choice?.finish_reason) finished = true;
      if (usage) yield { usage: { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens } };
    }
    if (!finished) throw new ModelFailure('cut');
  }
}

/** What went wrong: what ended the call goes before what it did to the connection. */
function failureOf(error: unknown, { reason }: { reason: unknown }): ModelFailure {
  if (error instanceof ModelFailure) return error;
  return reason instanceof ModelFailure ? reason : new ModelFailure('unreachable', error);
}

const usageFacts = ({ promptTokens, completionTokens }: Usage): SpanFacts => ({
  'gen_ai.usage.input_tokens': promptTokens,
  'gen_ai.usage.output_tokens': completionTokens,
});

function readChunk(data: string): z.infer<typeof chunk> {
  try {
    return chunk.parse(JSON.parse(data));
  } catch (error) {
    throw new ModelFailure('rubbish', error);
  }
}

/** Ends a stream that brings more than it may: a line without end would otherwise fill the memory. */
function limitedTo(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(part, controller) {
      seen += part.byteLength;
      if (seen > bytes) controller.error(new ModelFailure('flood'));
      else controller.enqueue(part);
    },
  });
}
