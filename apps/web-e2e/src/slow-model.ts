import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model endpoint whose one answer is written a sentence at a time, when it is told to. */
export class SlowModel {
  private response: http.ServerResponse | undefined;
  private isAsked: () => void = () => undefined;
  /** Somebody waits for its words. */
  readonly asked = new Promise<void>((resolve) => (this.isAsked = resolve));
  private readonly server = http.createServer((request, response) => void this.take(request, response));

  /** @returns its base, as `TUTOR_BASE_URL` wants it */
  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** Writes on. */
  say(text: string): void {
    const delta = { choices: [{ index: 0, delta: { content: text } }] };
    this.response?.write(`data: ${JSON.stringify(delta)}\n\n`);
  }

  /** Ends its answer. */
  end(): void {
    this.response?.end('data: [DONE]\n\n');
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async take(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    for await (const _part of request);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    this.response = response;
    this.isAsked();
  }
}
