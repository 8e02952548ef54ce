import { askAhead } from '../core/api/ahead';
import { readToken } from '../core/session/auth-cookie';

const MODULE = /^\/full-test\/([^/]+)\/([1-4])$/;

/**
 * Sends the calls of a student's screen together. Questions are asked for ahead of the first module alone: opening a
 * later one may end a break, which is for the page to decide.
 */
export function askScreenAhead(pathname: string): void {
  if (readToken() === null) return;
  askAhead('/auth/get-user-info', {});
  const [, testId, module] = MODULE.exec(pathname) ?? [];
  if (testId === undefined) return;
  const test_id = decodeURIComponent(testId);
  askAhead('/full-test/get-progress', { test_id });
  if (module === '1') askAhead('/full-test/get-questions', { test_id, module: 1 });
}
