import crypto from 'node:crypto';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createLogger, createMetrics, HealthRegistry } from '@aivy/server-kit';
import { testRedis } from '@aivy/server-testing';
import type { Redis } from 'ioredis';
import supertest from 'supertest';
import { loadConfig } from '../src/config.js';
import { createGateway } from '../src/create-gateway.js';
import type { Drain } from '../src/drain/drain.js';
import { FakeServices } from './fake-services.js';

export const TOKEN = 'a-token-of-maya';
export const ANALYST_TOKEN = 'a-token-of-noor';
export const OPERATOR_TOKEN = 'a-token-of-sam';
export const ASSET = 'assets/app-1a2b3c4d.js';
/** The token of one of many other students, who are signed in as well. @param n below `STUDENTS` */
export const tokenOf = (n: number): string => `a-token-of-student-${n}`;
/** What the build drew for visitors, by the file's name. */
export const DRAWN_TEXTS = {
  index: '<!doctype html><title>Aivy</title><h1>Drawn for visitors</h1>',
  signin: '<!doctype html><title>Aivy</title><h1>Drawn for who comes back</h1>',
};

export interface GatewayUnderTest {
  app: NestFastifyApplication;
  drain: Drain;
  services: FakeServices;
  http: ReturnType<typeof supertest>;
  /** The chat's own host. */
  chat: ReturnType<typeof supertest>;
  chatPort: number;
  redis: Redis;
  redisUrl: string;
  prefix: string;
  close(): Promise<void>;
}

/**
 * A real gateway on a real Redis; the services behind it are `services`. Maya, a student, is signed in with TOKEN, Noor
 * with ANALYST_TOKEN, Sam, an operator, with OPERATOR_TOKEN.
 */
export async function gatewayUnderTest(env: NodeJS.ProcessEnv = {}): Promise<GatewayUnderTest> {
  const redis = await testRedis();
  const webDir = fs.mkdtempSync(path.join(os.tmpdir(), 'aivy-web-'));
  fs.mkdirSync(path.join(webDir, 'assets'));
  fs.writeFileSync(path.join(webDir, 'index.html'), '<!doctype html><title>Aivy</title>');
  fs.mkdirSync(path.join(webDir, 'drawn'));
  for (const [page, text] of Object.entries(DRAWN_TEXTS)) {
    fs.writeFileSync(path.join(webDir, 'drawn', `${page}.html`), text);
    fs.writeFileSync(path.join(webDir, 'drawn', `${page}.html.br`), zlib.brotliCompressSync(text));
  }
  fs.writeFileSync(path.join(webDir, ASSET), 'export const plain = 1;');
  fs.writeFileSync(path.join(webDir, `${ASSET}.br`), zlib.brotliCompressSync('export const plain = 1;'));
  fs.writeFileSync(path.join(webDir, `${ASSET}.gz`), zlib.gzipSync('export const plain = 1;'));
  const config = loadConfig({
    DATABASE_URL: 'postgres://unused',
    REDIS_URL: redis.url,
    KEY_PREFIX: redis.prefix,
    LOG_LEVEL: 'silent',
    DEV_MAILBOX: '1',
    MAX_CALLS_PER_SECOND: '100000',
    WEB_DIR: webDir,
    ...env,
  });
  const services = new FakeServices();
  services.on('auth.resolve-session', (input) => {
    const { session_hash: hash } = input as { session_hash: string };
    const [user_id, role] = SIGNED_IN[hash] ?? [];
    return user_id ? { user_id, role, expires_at: new Date(Date.now() + 3_600_000).toISOString() } : null;
  });
  const health = new HealthRegistry();
  health.add('redis', () => redis.redis.ping());
  const { app, drain, chatServer } = await createGateway({
    config,
    logger: createLogger('gateway', config),
    redis: redis.redis,
    redisCache: redis.redis,
    rpc: services.client(),
    health,
    metrics: createMetrics('gateway'),
  });
  await app.listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => chatServer.listen(0, '127.0.0.1', resolve));
  return {
    app,
    drain,
    services,
    http: supertest(app.getHttpServer()),
    chat: supertest(chatServer),
    redis: redis.redis,
    redisUrl: redis.url,
    prefix: redis.prefix,
    chatPort: (chatServer.address() as AddressInfo).port,
    async close() {
      await app.close();
      chatServer.close();
      chatServer.closeAllConnections();
      await redis.close();
      fs.rmSync(webDir, { recursive: true, force: true });
    },
  };
}

// SHA-256 of the tokens, computed with coreutils: printf a-token-of-maya | sha256sum
export const MAYA_HASH = '858eb4dd4f53ed671e71a6769c1f22eeed6d255bbefe8383698fcf8de654a53a';
const NOOR_HASH = 'dfad9400d71aa909d7d30f6da6e30437c835313972b1a390af8e43200ba7f40f';
const STUDENTS = 20;
const sha256 = (text: string): string => crypto.createHash('sha256').update(text).digest('hex');
const SIGNED_IN: Readonly<Record<string, readonly [name: string, role: string]>> = {
  [MAYA_HASH]: ['maya', 'student'],
  [NOOR_HASH]: ['noor', 'analyst'],
  [sha256(OPERATOR_TOKEN)]: ['sam', 'operator'],
  ...Object.fromEntries(
    Array.from({ length: STUDENTS }, (_, n) => [sha256(tokenOf(n)), [`student-${n}`, 'student'] as const]),
  ),
};
