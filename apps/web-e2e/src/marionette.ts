import { connect, type Socket } from 'node:net';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}
/** `[1, id, error, result]`; the greeting is an object. */
type Answer = [number, number, { error: string; message: string } | null, unknown];

/** Firefox' own protocol for being driven: `length:[0, id, command, parameters]`, and answers of the same form. */
export class Marionette {
  private readonly waiting = new Map<number, Waiting>();
  private received = Buffer.alloc(0);
  private lastId = 0;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (bytes) => this.take(bytes));
    socket.on('error', (error) => this.giveUp(error));
    socket.on('close', () => this.giveUp(new Error('Firefox has closed the connection')));
  }

  /** @param port on this machine */
  static open(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('error', reject);
      socket.once('connect', () => resolve(new Marionette(socket)));
    });
  }

  send(command: string, parameters: object = {}): Promise<unknown> {
    this.lastId += 1;
    const id = this.lastId;
    const text = JSON.stringify([0, id, command, parameters]);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(bytes: Buffer): void {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const end = colon + 1 + Number(this.received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || this.received.length < end) return;
      const message = JSON.parse(this.received.subarray(colon + 1, end).toString()) as Answer | object;
      this.received = this.received.subarray(end);
      if (Array.isArray(message)) this.settle(message as Answer);
    }
  }

  private settle([, id, error, result]: Answer): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.reject(new Error(`${error.error}: ${error.message}`));
    else waiting?.resolve(result);
  }

  private giveUp(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
