import { BODY_LIMIT, ONE_CLICK_PATH, type BodyLimit, type Call } from '@aivy/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentTypeParserDoneFunction } from 'fastify/types/content-type-parser.js';
import { callOfRoute } from '../http/routes.js';
import { isTooComplex } from './json-shape.js';

export const bodyLimitOf = (call: Call | undefined): BodyLimit => call?.body ?? BODY_LIMIT;

/** Every route gets the body limit of its call. Call it before the routes are made. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const [method = ''] = [route.method].flat();
    route.bodyLimit = bodyLimitOf(callOfRoute(method, route.url)).bytes;
  });
}

/** Answered as unreadable JSON is: with the input error of the call. */
class TooComplexError extends Error {
  readonly statusCode = 400;
}

/** Answered as any other foreign content type is. */
class ForeignTypeError extends Error {
  readonly statusCode = 415;
}

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The body of a mailbox's one click is a form (RFC 8058); no other path reads one. Handed on as text. */
export function readOneClick(app: NestFastifyApplication): void {
  for (const type of FORMS)
    app.useBodyParser(
      type,
      { bodyLimit: BODY_LIMIT.bytes },
      (request: FastifyRequest, body: Buffer, done: ContentTypeParserDoneFunction) =>
        request.routeOptions.url === ONE_CLICK_PATH
          ? done(null, body.toString())
          : done(new ForeignTypeError('a form where JSON is read')),
    );
}

/**
 * JSON and nothing else is read, but for one path. Its shape is looked at before it is built, and large bodies are
 * built one in a turn, so that others get theirs between.
 */
export function readJson(app: NestFastifyApplication, fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  let last = Promise.resolve();
  const turn = (): Promise<void> => (last = last.then(() => new Promise((resolve) => setImmediate(resolve))));
  app.useBodyParser(
    'application/json',
    { bodyLimit: BODY_LIMIT.bytes },
    (request: FastifyRequest, body: Buffer, done: ContentTypeParserDoneFunction) => {
      const limit = bodyLimitOf(callOfRoute(request.method, request.routeOptions.url));
      const build = (): void => {
        if (isTooComplex(body, limit)) done(new TooComplexError('more values, or deeper ones, than this call takes'));
        else void parse(request, body.toString(), done);
      };
      if (body.length <= BODY_LIMIT.bytes) build();
      else void turn().then(build);
    },
  );
}
