import http, {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { BODY_LIMIT } from '@aivy/contracts';
import { Admission } from './admission/admission.js';
import { Gate } from './admission/gate.js';
import { limitBodies, readJson, readOneClick } from './admission/bodies.js';
import { registerAdmission } from './admission/admission-hook.js';
import { Refusals } from './admission/refusals.js';
import { answerForeignPages, createChatServer, foreignHeaders, pathOnHost } from './chat-host/chat-host.js';
import { Door, httpDurations } from './door/door.js';
import { stayWithHttp } from './door/other-protocols.js';
import { Drain } from './drain/drain.js';
import { answerUnreadable, refuseUnreadable } from './http/unreadable.js';
import { trackDeadlines } from './http/request-deadline.js';
import { traceRequests } from './http/request-span.js';
import { requestIdOf } from './http/request-context.js';
import { trustedProxies } from './http/trusted-proxies.js';
import { GatewayModule, type GatewayParts } from './gateway.module.js';
import { isSocketRequest, LiveGateway } from './live/live.gateway.js';
import { clientConfig } from './web/client-config.js';
import { securityHeaders } from './web/security-headers.js';
import { StaticFiles } from './web/static-files.js';

/** A doubled slash in a path reads as one: the documents spell one call that way. */
const singleSlashes = (url: string): string => {
  if (!url.includes('//')) return url;
  const end = url.indexOf('?');
  return end < 0 ? url.replace(/\/{2,}/g, '/') : url.slice(0, end).replace(/\/{2,}/g, '/') + url.slice(end);
};

/** A request must have come whole within this time, its headers within half of it. */
const REQUEST_MS = 20_000;
const LOOK_FOR_SLOW_MS = 1_000;
/** A connection on which nothing moves, in either direction. */
const SILENT_MS = 60_000;
/** An idle connection is kept longer than balancers keep theirs. */
const KEEP_ALIVE_MS = 72_000;
const TIMES: ServerOptions = {
  requestTimeout: REQUEST_MS,
  headersTimeout: REQUEST_MS / 2,
  connectionsCheckingInterval: LOOK_FOR_SLOW_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
};
const listening = (server: Server): Server => server.setTimeout(SILENT_MS);
/** From the signal to the end: long enough for the slowest call, shorter than anybody waits who stops us. */
const DRAIN_END_MS = 24_000;
/** The same without a time of serving on: somebody is waiting at a keyboard. */
const QUICK_END_MS = 6_000;

export interface BuiltGateway {
  app: NestFastifyApplication;
  /** Comes before closing anything. */
  drain: Drain;
  /** The chat's own host; not listening yet. */
  chatServer: Server;
}

/** Builds the gateway without listening. */
export async function createGateway(parts: GatewayParts): Promise<BuiltGateway> {
  const { config } = parts;
  const { origin } = new URL(config.PUBLIC_URL);
  const security = securityHeaders(config);
  const files = await StaticFiles.read(config.WEB_DIR, security, { 'config.json': clientConfig(config) });
  const durations = httpDurations(parts.metrics);
  const refusals = new Refusals(parts.metrics, parts.logger);
  const gate = new Gate(config.MAX_REQUESTS, parts.metrics, refusals);
  const pathOf = (request: IncomingMessage): string => pathOnHost(request, singleSlashes(request.url ?? '/'));
  const door = new Door({
    files,
    gate,
    security,
    durations,
    pathOf: (request) => pathOf(request).split('?', 1)[0]!,
  });
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT.bytes,
    serverFactory: (answer: RequestListener) => listening(http.createServer(TIMES, door.inFrontOf(answer))),
    trustProxy: trustedProxies(config.TRUST_PROXY) ?? false,
    genReqId: (request: IncomingMessage) => requestIdOf(request.headers),
    rewriteUrl: pathOf,
    // Long ids get their call's own input error, as any other bad input.
    routerOptions: { maxParamLength: http.maxHeaderSize },
    frameworkErrors: (
      _error: unknown,
      { raw: request }: { raw: IncomingMessage },
      { raw: response }: { raw: ServerResponse },
    ) => answerUnreadable(request, response, Object.entries(security).flat()),
    clientErrorHandler: refuseUnreadable,
    forceCloseConnections: true,
  });
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.with({ ...parts, files }), adapter, {
    logger: false,
    abortOnError: false,
    bodyParser: false,
  });
  const fastify = adapter.getInstance();
  limitBodies(fastify);
  readJson(app, fastify);
  readOneClick(app);
  trackDeadlines(fastify);
  traceRequests(fastify, parts.tracer);
  answerForeignPages(fastify, origin);
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(security);
    done();
  });
  const admission = new Admission({
    requests: config.MAX_REQUESTS,
    requestsPerAddress: config.MAX_REQUESTS_PER_ADDRESS,
    callsPerSecond: config.MAX_CALLS_PER_SECOND,
  });
  registerAdmission(fastify, { admission, gate, refusals });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['gzip', 'identity'] });
  await app.register(fastifyStatic, { root: config.WEB_DIR, serve: false, preCompressed: true });
  const chatServer = createChatServer(
    (request, response) => {
      if (!door.refuses(request, response, foreignHeaders(request, origin))) fastify.routing(request, response);
    },
    TIMES,
    origin,
  );
  listening(chatServer).on('clientError', refuseUnreadable);
  const drain = new Drain(
    [app.getHttpServer(), chatServer],
    { serveMs: config.DRAIN_SECONDS * 1_000, endMs: config.DRAIN_SECONDS > 0 ? DRAIN_END_MS : QUICK_END_MS },
    () => app.get(LiveGateway).closeAll(),
  );
  door.isLeaving = () => drain.isLeaving;
  parts.health.add('serving', async () => {
    if (drain.isLeaving) throw new Error('this gateway is about to stop');
  });
  fastify.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    parts.logger.debug(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  fastify.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('x-request-id', request.id);
    if (drain.isLeaving) void reply.header('connection', 'close');
  });
  // Notices and ended sessions reach every gateway through Redis, so a socket only has to be found in its own process.
  app.useWebSocketAdapter(new IoAdapter(app));
  await app.init();
  stayWithHttp(app.getHttpServer(), isSocketRequest);
  await fastify.ready();
  return { app, drain, chatServer };
}
