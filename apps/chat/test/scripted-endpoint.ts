import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What an endpoint does with one request. */
export type Act =
  /** Says it in parts; `everyMs` between them. */
  | { do: 'say'; text: string; everyMs?: number; usage?: { prompt_tokens: number; completion_tokens: number } }
  /** Says it and never ends. */
  | { do: 'stall'; text: string }
  /** Says it and closes the connection. */
  | { do: 'cut'; text: string }
  /** An event stream of what is no chunk. */
  | { do: 'rubbish' }
  /** One line without end. */
  | { do: 'flood' }
  | { do: 'refuse'; status: number };

/** A request as the endpoint sees it. */
export interface Asked {
  system: string;
  /** Everything in the fence, parsed. */
  data: Record<string, unknown>;
  /** One JSON object is wanted: `{move, rung, text, question}`. */
  json: boolean;
  /** Is this the second line's question? */
  judge: boolean;
  /** Is a student's message to be labeled? */
  read: boolean;
  body: string;
  headers: http.IncomingHttpHeaders;
}

const PART = 24;
const ESCAPED = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The constrained answer around a text, with the move and the rung that were asked for. */
export function constrained(asked: Asked, text: string, question = ''): string {
  const move = /"move" \(exactly "([^"]+)"\)/.exec(asked.system)?.[1] ?? '';
  const rung = /"rung" \(exactly (\w+)\)/.exec(asked.system)?.[1] ?? 'null';
  return `{"move": "${move}", "rung": ${rung}, "text": "${ESCAPED(text)}", "question": "${ESCAPED(question)}"}`;
}

/** The label of the idea with these words, as the endpoint sees it. */
export function ideaLabel(asked: Asked, says: string): string {
  const ideas = asked.data['ideas'] as { label: string; text: string }[];
  return ideas.find(({ text }) => text.includes(says))?.label ?? 'none';
}

/** Labels that must not be believed. @param idea a label that's in the list @param key what gives the answer away */
export const badLabels = (idea: string, key: string): readonly (readonly [name: string, act: Act])[] => [
  ['a broken object', { do: 'say', text: `{"idea": "${idea}", "intent"` }],
  ['an object that is cut off', { do: 'cut', text: `{"idea": "${idea}"` }],
  ['a label that comes too late', { do: 'stall', text: `{"idea": "${idea}"` }],
  ['a label that is not in the list', { do: 'say', text: '{"idea": "A00", "intent": null}' }],
  ['the key in a field', { do: 'say', text: `{"idea": "${idea}", "intent": null, "answer": "${key}"}` }],
  ['the key as the idea', { do: 'say', text: `{"idea": "${key}", "intent": null}` }],
  ['a wish that is for the rules alone', { do: 'say', text: '{"idea": null, "intent": "submit"}' }],
  ['words around it', { do: 'say', text: `Sure! {"idea": "${idea}", "intent": null}` }],
];

/** What an endpoint makes of a worked example: `authored` is its body, from the question to the answer. */
const exampleIn = (asked: Asked): { body: string; answer: string } => ({
  body: String(asked.data['authored']).split('\n\n').slice(1, -1).join('\n\n'),
  answer: /last line is exactly: (.+)$/m.exec(asked.system)?.[1] ?? '',
});

/** The example in the endpoint's words: every number as the machine has it. */
export const rewordedExample = (asked: Asked): string =>
  `Okay, here we go, one step at a time.\n\n${exampleIn(asked).body}`;

/** Examples that must not be shown. @param own what the student's own question comes to */
export const badExamples = (own: string): readonly (readonly [name: string, text: (asked: Asked) => string])[] => [
  [
    'a wrong number in a step',
    (asked) => rewordedExample(asked).replace(/\d+(?=[^\d]*\n\nAnswer:)/, (one) => `${Number(one) + 1000}`),
  ],
  ['a wrong calculation with numbers of the question', (asked) => `Note that \\(2+2=1\\). ${rewordedExample(asked)}`],
  ['another answer', (asked) => rewordedExample(asked).replace(/Answer:.*$/, 'Answer: 98765')],
  [
    'its move ignored: the explanation of the question that is done',
    () => `The answer is ${own}. Do the same to both sides.`,
  ],
  ['its move ignored: nothing worked out', (asked) => `Keep going, you can do this!\n${exampleIn(asked).answer}`],
  ['no words', () => ''],
];

/** A chat-completions endpoint on this machine that does as it is told, well or badly. */
export class ScriptedEndpoint {
  readonly asked: Asked[] = [];
  /** By `performance.now()`: when the first whole sentence of the last request had been written. */
  firstSentenceAt = 0;
  private readonly server = http.createServer((request, response) => void this.answer(request, response));
  private readonly open = new Set<http.ServerResponse>();

  constructor(public script: (asked: Asked) => Act) {}

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** Streams that are still held open. */
  get openStreams(): number {
    return this.open.size;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const asked = readAsked(body, request.headers);
    this.asked.push(asked);
    if (this.asked.length > 100) this.asked.shift();
    this.open.add(response);
    response.on('close', () => this.open.delete(response));
    await this.act(this.script(asked), response);
  }

  private async act(act: Act, response: http.ServerResponse): Promise<void> {
    if (act.do === 'refuse') {
      response.writeHead(act.status).end('no');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (act.do === 'rubbish') {
      response.end('data: {"choices": "none", \n\nevent: ???\ndata: ]]\n\n');
      return;
    }
    if (act.do === 'flood') {
      response.write('data: {"choices":[{"delta":{"content":"');
      while (!response.destroyed && response.writableLength < 4_000_000) response.write('endless '.repeat(2_000));
      return;
    }
    const everyMs = act.do === 'say' ? (act.everyMs ?? 0) : 0;
    let sent = '';
    for (let at = 0; at < act.text.length && !response.destroyed; at += PART) {
      const part = act.text.slice(at, at + PART);
      const ended = /[.!?]["']?\s/.test(sent);
      sent += part;
      response.write(chunk({ choices: [{ index: 0, delta: { content: part }, finish_reason: null }] }));
      if (!ended && /[.!?]["']?\s/.test(sent)) this.firstSentenceAt = performance.now();
      if (everyMs > 0) await sleep(everyMs);
    }
    if (act.do === 'stall') return;
    if (act.do === 'cut') {
      response.destroy();
      return;
    }
    response.write(chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
    if (act.usage) response.write(chunk({ choices: [], usage: act.usage }));
    response.end('data: [DONE]\n\n');
  }
}

const chunk = (body: object): string => `data: ${JSON.stringify({ object: 'chat.completion.chunk', ...body })}\n\n`;

function readAsked(body: string, headers: http.IncomingHttpHeaders): Asked {
  const { messages, response_format: format } = JSON.parse(body) as {
    messages: { role: string; content: string }[];
    response_format?: unknown;
  };
  const system = messages.find(({ role }) => role === 'system')?.content ?? '';
  const user = messages.find(({ role }) => role === 'user')?.content ?? '';
  const inside = /^<(DATA-[0-9a-f]+)>\n([\s\S]*)\n<\/\1>$/.exec(user)?.[2] ?? '{}';
  return {
    system,
    data: JSON.parse(inside) as Record<string, unknown>,
    json: format !== undefined,
    judge: system.startsWith('A tutor has written'),
    read: system.startsWith('You label what a student wrote'),
    body,
    headers,
  };
}
