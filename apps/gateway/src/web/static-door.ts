import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPlainPage, PAGE } from './page-names.js';
import { sendsSession } from './sends-session.js';
import { sendStatic } from './send-static.js';
import type { StaticFile, StaticFiles } from './static-files.js';

/**
 * Files and pages of the web client, before the way of calls: no limit, no deadline and no controller is asked for
 * bytes that lie ready. What needs thought (odd spellings, what is missing) goes the long way to the web controller.
 * @returns whether the request was answered
 */
export function answerStatic(files: StaticFiles, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const { url = '' } = request;
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const drawn = files.drawnFor(path);
  const file = drawn && !sendsSession(request.headers.cookie) ? drawn : plainFile(files, path);
  if (!file) return false;
  sendStatic(file, request, response);
  return true;
}

const plainFile = (files: StaticFiles, path: string): StaticFile | undefined =>
  files.get(path.slice(1)) ?? (isPlainPage(path) ? files.get(PAGE) : undefined);
