import type { IncomingMessage } from 'node:http';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { MAX_BODY_BYTES } from '@aivy/contracts';
import { watchTheDoor } from './http/door.js';
import { requestIdOf } from './http/request-context.js';
import { trustedProxies } from './http/trusted-proxies.js';
import { GatewayModule, type GatewayParts } from './gateway.module.js';
import { RedisIoAdapter } from './live/redis-io.adapter.js';
import { securityHeaders } from './web/security-headers.js';

/** A doubled slash in a path reads as one: the documents spell one call that way. */
const singleSlashes = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url.replace(/\/{2,}/g, '/') : url.slice(0, end).replace(/\/{2,}/g, '/') + url.slice(end);
};

/** Builds the gateway without listening. @returns the app and what must be closed beside it */
export async function createGateway(parts: GatewayParts): Promise<{ app: NestFastifyApplication; sockets: RedisIoAdapter }> {
  const { config } = parts;
  const adapter = new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustedProxies(config.TRUST_PROXY) ?? false,
    genReqId: (request: IncomingMessage) => requestIdOf(request.headers),
    rewriteUrl: (request: IncomingMessage) => singleSlashes(request.url ?? '/'),
    forceCloseConnections: true,
  });
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.with(parts), adapter, { logger: false, abortOnError: false, bodyParser: true });
  const fastify = adapter.getInstance();
  watchTheDoor(fastify);
  await app.register(helmet, securityHeaders(config));
  await app.register(compress, { global: true, threshold: 1024, encodings: ['gzip', 'identity'] });
  await app.register(fastifyStatic, { root: config.WEB_DIR, serve: false, preCompressed: true });
  const duration = parts.metrics.duration('http_request_seconds', 'Time to answer an HTTP request', ['method', 'route', 'status']);
  fastify.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    parts.logger.debug({ requestId: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  fastify.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('x-request-id', request.id);
  });
  const sockets = new RedisIoAdapter(app, parts.redis, config.KEY_PREFIX);
  app.useWebSocketAdapter(sockets);
  await app.init();
  await fastify.ready();
  return { app, sockets };
}
