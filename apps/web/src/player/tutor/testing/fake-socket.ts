import type { ServerEventName } from '@aivy/contracts';

type Listener = (data: unknown) => void;

/** Stands for `socket.io-client`: what the gateway says reaches the sockets that are open. */
export class FakeSockets {
  readonly #open = new Set<Map<string, Listener>>();

  /** Sockets that are open now. */
  get open(): number {
    return this.#open.size;
  }

  readonly io = (): { on(event: ServerEventName, listener: Listener): void; close(): void } => {
    const listeners = new Map<string, Listener>();
    this.#open.add(listeners);
    return {
      on: (event, listener) => void listeners.set(event, listener),
      close: () => void this.#open.delete(listeners),
    };
  };

  emit(event: ServerEventName, data: unknown): void {
    for (const listeners of this.#open) listeners.get(event)?.(structuredClone(data));
  }
}
