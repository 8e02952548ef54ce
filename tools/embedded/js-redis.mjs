// The JavaScript Redis as a program of its own: at PORT of the loopback address, behind AIVY_REDIS_PASSWORD. Its own
// command listens on all addresses and knows no password.
import { createRedisCommandExecutor, RedisServerState, Resp2Server } from 'js-redis-server/core';

const [port] = process.argv.slice(2);
const DATABASES = 16;
const state = new RedisServerState({ databaseCount: DATABASES, requirepass: process.env.AIVY_REDIS_PASSWORD });
const { server } = new Resp2Server({
  server: state,
  executor: createRedisCommandExecutor({ compatibility: state.profile }),
});
server.listen(Number(port), '127.0.0.1');
