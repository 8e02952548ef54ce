import type { ChatMessage, CompletionRequest, Completions } from './completions.js';

/** Tokens that have passed in both directions. */
export class TokenMeter {
  used = 0;

  add(tokens: number): void {
    this.used += tokens;
  }
}

/** A token is at least a byte; templates of chat models add some to each message. */
const MESSAGE_OVERHEAD = 24;
/** Tokens that messages can't exceed. */
export const bytesOf = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, { content }) => sum + Buffer.byteLength(content) + MESSAGE_OVERHEAD, 0);

/** What an endpoint that says nothing of its usage has probably taken. */
const estimated = (characters: number): number => Math.ceil(characters / 3);

/** The texts of a completion; its cost is counted however the loop is left. */
export async function* meteredTexts(
  completions: Completions,
  request: CompletionRequest,
  meter: TokenMeter,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let characters = request.messages.reduce((sum, { content }) => sum + content.length, 0);
  let usage: number | undefined;
  try {
    for await (const part of completions.stream(request, signal)) {
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
