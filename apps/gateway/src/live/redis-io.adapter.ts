import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';

type Create = IoAdapter['createIOServer'];

/**
 * The socket.io adapter never looks at what becomes of its commands, so one cut off by a closing connection would end
 * the process as an unhandled rejection. Reconnecting and subscribing again are ioredis's own work.
 */
function forgive(connection: Redis): void {
  connection.on('error', () => undefined);
  const send = connection.sendCommand.bind(connection);
  connection.sendCommand = (command, stream) => {
    command.promise.catch(() => undefined);
    return send(command, stream);
  };
}

/** socket.io over all gateways: rooms are reached through Redis, whichever process holds the socket. */
export class RedisIoAdapter extends IoAdapter {
  private readonly connections: Redis[];
  private readonly adapter: ReturnType<typeof createAdapter>;

  constructor(app: INestApplicationContext, redis: Redis, keyPrefix: string) {
    super(app);
    const publish = redis.duplicate();
    const subscribe = redis.duplicate();
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
