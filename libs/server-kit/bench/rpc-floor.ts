import { Redis } from 'ioredis';

/** The least that a request and its answer over Redis cost: publish, parse, publish, parse, one socket write per tick. */
export interface FloorMessage {
  i: number;
  b: unknown;
}

function corkedPublisher(redis: Redis): (channel: string, text: string) => void {
  let corked = false;
  return (channel, text) => {
    if (!corked) {
      corked = true;
      const { stream } = redis;
      stream.cork();
      process.nextTick(() => {
        corked = false;
        stream.uncork();
      });
    }
    void redis.publish(channel, text);
  };
}

export async function serveFloor(url: string): Promise<void> {
  const [listener, publisher] = [new Redis(url), new Redis(url)];
  await publisher.ping();
  const publish = corkedPublisher(publisher);
  listener.on('message', (_channel, text) => {
    const message = JSON.parse(text) as FloorMessage;
    publish('floor:reply', JSON.stringify({ i: message.i, b: message.b }));
  });
  await listener.subscribe('floor:request');
}

export async function floorClient(url: string): Promise<{ ask(body: unknown): Promise<unknown>; close(): void }> {
  const [listener, publisher] = [new Redis(url), new Redis(url)];
  await publisher.ping();
  const publish = corkedPublisher(publisher);
  const waiting = new Map<number, (value: unknown) => void>();
  let sequence = 0;
  listener.on('message', (_channel, text) => {
    const message = JSON.parse(text) as FloorMessage;
    waiting.get(message.i)?.(message.b);
    waiting.delete(message.i);
  });
  await listener.subscribe('floor:reply');
  return {
    ask: (b) =>
      new Promise((resolve) => {
        const i = ++sequence;
        waiting.set(i, resolve);
        publish('floor:request', JSON.stringify({ i, b }));
      }),
    close: () => {
      listener.disconnect();
      publisher.disconnect();
    },
  };
}
