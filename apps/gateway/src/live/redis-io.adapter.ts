import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-adapter';
import { duplicateRedis, type RedisClient } from '@aivy/server-kit';
import type { Cluster } from 'ioredis';

type Create = IoAdapter['createIOServer'];

/**
 * The socket.io adapter never looks at what becomes of its commands, so one cut off by a closing connection would end
 * the process as an unhandled rejection. Reconnecting and subscribing again are ioredis's own work.
 */
function forgive(connection: RedisClient): void {
  connection.on('error', () => undefined);
  const send: Cluster['sendCommand'] = connection.sendCommand.bind(connection);
  connection.sendCommand = (...given: Parameters<Cluster['sendCommand']>) => {
    given[0].promise.catch(() => undefined);
    return send(...given);
  };
}

/** socket.io over all gateways: rooms are reached through Redis, whichever process holds the socket. */
export class RedisIoAdapter extends IoAdapter {
  private readonly connections: RedisClient[];
  private readonly adapter: ReturnType<typeof createAdapter>;

  constructor(app: INestApplicationContext, redis: RedisClient, keyPrefix: string) {
    super(app);
    const publish = duplicateRedis(redis);
    const subscribe = duplicateRedis(redis);
    this.connections = [publish, subscribe];
    for (const connection of this.connections) forgive(connection);
    this.adapter = createAdapter(publish, subscribe, { key: `${keyPrefix}:socket.io` });
  }

  override createIOServer(port: number, options?: Parameters<Create>[1]): ReturnType<Create> {
    const server = super.createIOServer(port, options);
    server.adapter(this.adapter);
    return server;
  }

  disconnect(): void {
    for (const connection of this.connections) connection.disconnect();
  }
}
