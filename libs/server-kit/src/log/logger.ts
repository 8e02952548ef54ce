import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import type { BaseConfig } from '../config/base-config.js';
import { currentRequest } from '../request/request-context.js';

export type { Logger } from 'pino';

/** Things that must never reach a log, wherever they hang. */
const SECRETS = ['password', 'token', 'code', 'authorization', 'cookie', 'session_hash', 'sessionHash'];

const STDOUT = 1;
/** Characters that wait for room on the disk of the log; what comes after them is dropped. */
const WAITING_TEXT = 1_000_000;

/** Lines go there at once. A full disk or a reader that is gone costs log lines, never the process. */
function linesTo(fd: number): DestinationStream {
  const stream = destination({ fd, sync: true, maxLength: WAITING_TEXT });
  stream.on('error', () => undefined);
  return stream;
}

/**
 * A JSON logger on stdout; lines inside `runInRequest` carry `request_id`, and `trace_id` where there is a trace.
 * @param fd another open file than stdout
 */
export function createLogger(name: string, config: Pick<BaseConfig, 'LOG_LEVEL'>, fd = STDOUT): Logger {
  return pino(
    {
      level: config.LOG_LEVEL,
      timestamp: stdTimeFunctions.isoTime,
      base: { service: name },
      redact: {
        paths: SECRETS.flatMap((key) => [`input.${key}`, `body.${key}`, `headers.${key}`]),
        censor: '[hidden]',
      },
      mixin: () => {
        const request = currentRequest();
        if (!request) return {};
        const { requestId, userId, span } = request;
        return {
          request_id: requestId,
          ...(userId ? { user_id: userId } : {}),
          ...(span ? { trace_id: span.traceId } : {}),
        };
      },
    },
    linesTo(fd),
  );
}
