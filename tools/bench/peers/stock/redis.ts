import { Transport, type RedisOptions } from '@nestjs/microservices';

/** Nest's own transport over Redis, which publishes requests and answers. */
export function redis(): RedisOptions {
  const { hostname, port, username, password } = new URL(process.env.REDIS_URL ?? '');
  return { transport: Transport.REDIS, options: { host: hostname, port: Number(port), username, password } };
}
