import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';

/** Redis may be away; then there is nothing to wait for. */
const PATIENCE_MS = 500;

type Create = IoAdapter['createIOServer'];

/** socket.io over all gateways: rooms are reached through Redis, whichever process holds the socket. */
export class RedisIoAdapter extends IoAdapter {
  private readonly connections: Redis[];
  private readonly adapter: ReturnType<typeof createAdapter>;

  constructor(app: INestApplicationContext, redis: Redis, keyPrefix: string) {
    super(app);
    const publish = redis.duplicate();
    const subscribe = redis.duplicate();
    this.connections = [publish, subscribe];
    for (const connection of this.connections) connection.on('error', () => undefined); // ioredis reconnects by itself
    this.adapter = createAdapter(publish, subscribe, { key: `${keyPrefix}:socket.io` });
  }

  override createIOServer(port: number, options?: Parameters<Create>[1]): ReturnType<Create> {
    const server = super.createIOServer(port, options);
    server.adapter(this.adapter);
    return server;
  }

  /** Lets what is being said end first: a subscription cut off half-way would be an error that nobody catches. */
  async disconnect(): Promise<void> {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
    await Promise.race([Promise.allSettled(this.connections.map((connection) => connection.quit())), patience]);
    for (const connection of this.connections) connection.disconnect();
  }
}
