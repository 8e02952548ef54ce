import * as z from 'zod/mini';
import { parseRedisAddress } from './redis-address.js';

const url = (...schemes: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
        `must be a URL (${schemes.map((scheme) => `${scheme}//`).join(' or ')})`,
      ),
    );

const redisAddress = z.string().check((given) => {
  try {
    parseRedisAddress(given.value);
  } catch (error) {
    given.issues.push({ code: 'custom', input: given.value, message: (error as Error).message });
  }
});

/** An integer written as text, within bounds. */
export const integerText = (from: number, to: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.gte(from), z.lte(to)),
    ),
  );

/** A share written as text, 0 to 1. */
const shareText = z.pipe(
  z.string().check(z.regex(/^(?:0|1|0?\.\d{1,6}|1\.0+)$/, 'must be a number from 0 to 1')),
  z.transform((text: string) => Number(text)),
);

const HEADERS = /^[^=,\s]+=[^,]*(?:,[^=,\s]+=[^,]*)*$/;

/** Headers as OpenTelemetry writes them into one variable: `name=value,name=value`, values percent-encoded. */
const headersText = z.pipe(
  z.string().check(z.regex(HEADERS, 'must be name=value,name=value')),
  z.transform((text: string) =>
    Object.fromEntries(
      text.split(',').map((each): [string, string] => {
        const at = each.indexOf('=');
        return [each.slice(0, at), decodeURIComponent(each.slice(at + 1).trim())];
      }),
    ),
  ),
);

export const portText = integerText(0, 65_535);

/**
 * What every process needs. Services extend it: `z.extend(baseConfig, { … })`.
 * `METRICS_PORT` absent means no metrics server; `MAIL_URL` absent means that nothing is sent.
 */
export const baseConfig = z.object({
  /** `production` in the image: nothing that is only for development works there. */
  NODE_ENV: z.optional(z.string()),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  /** Connections of the program to PostgreSQL, at the most; with one alone a call in a transaction could wait for itself. */
  DATABASE_POOL_SIZE: z._default(integerText(2, 100), 8),
  /** `off` behind a pooler that does not keep prepared statements, as PgBouncer before 1.21. */
  DATABASE_PREPARED: z._default(z.enum(['on', 'off']), 'on'),
  /** Calls, notices, sockets and limits. */
  REDIS_URL: redisAddress,
  /** Queues, schedules and the model's budget: what must outlive a restart. Absent: REDIS_URL. */
  REDIS_QUEUE_URL: z.optional(redisAddress),
  /** What may be lost at any time. Absent: REDIS_URL. */
  REDIS_CACHE_URL: z.optional(redisAddress),
  /** Leads every Redis key and channel, so that several systems can share one Redis. */
  KEY_PREFIX: z._default(z.string().check(z.regex(/^[\w-]{1,40}$/, 'must be letters, digits, - or _')), 'aivy'),
  /** Request streams of each service that calls are written to. Every process computes the same, so all must have the same. */
  RPC_SHARDS: z._default(integerText(1, 64), 1),
  /** Request streams that services read; absent: RPC_SHARDS. More while the number is changed. */
  RPC_SHARDS_READ: z.optional(integerText(1, 64)),
  LOG_LEVEL: z._default(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
  PUBLIC_URL: z._default(url('http:', 'https:'), 'http://localhost:3000'),
  /** Address to listen on; loopback by default, so that a laptop does not serve its neighbours. */
  HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z.optional(portText),
  MAIL_URL: z.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: z._default(z.string(), 'Aivy <hello@aivy.local>'),
  /** Base address of a collector of traces (OTLP over HTTP); absent: no traces, and nothing of them is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url('http:', 'https:')),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(headersText),
  /** Share of the traces that is kept by lot, default 0.1; those that fail or are slow are kept anyway. */
  OTEL_TRACES_SAMPLER_ARG: z.optional(shareText),
});
export type BaseConfig = z.infer<typeof baseConfig>;

/**
 * For programs that send mail: in production there must be a mail server, because a mail that is only kept would be
 * lost without a word. Wrap the schema: `parseConfig(sendsMail(baseConfig), env)`.
 */
export function sendsMail<S extends typeof baseConfig>(schema: S): S {
  const hasServer = ({ NODE_ENV, MAIL_URL }: BaseConfig): boolean =>
    NODE_ENV !== 'production' || MAIL_URL !== undefined;
  // `when`: it is named beside other faults as well.
  return schema.check(
    z.refine(hasServer, {
      path: ['MAIL_URL'],
      error: 'must be set in production, for example smtp://user:password@host:587',
      when: () => true,
    }),
  );
}
