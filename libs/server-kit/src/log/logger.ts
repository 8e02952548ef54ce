import { pino, stdTimeFunctions, type Logger } from 'pino';
import type { BaseConfig } from '../config/base-config.js';
import { currentRequest } from './request-context.js';

export type { Logger } from 'pino';

/** Things that must never reach a log, wherever they hang. */
const SECRETS = ['password', 'token', 'code', 'authorization', 'cookie', 'session_hash', 'sessionHash'];

/** A JSON logger on stdout; lines inside `runInRequest` carry `request_id`. */
export function createLogger(name: string, config: Pick<BaseConfig, 'LOG_LEVEL'>): Logger {
  return pino({
    level: config.LOG_LEVEL,
    timestamp: stdTimeFunctions.isoTime,
    base: { service: name },
    redact: { paths: SECRETS.flatMap((key) => [`input.${key}`, `body.${key}`, `headers.${key}`]), censor: '[hidden]' },
    mixin: () => {
      const request = currentRequest();
      return request ? { request_id: request.requestId, ...(request.userId ? { user_id: request.userId } : {}) } : {};
    },
  });
}
