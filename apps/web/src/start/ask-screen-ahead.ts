import { askAhead } from '../core/api/ahead';
import { askModuleAhead } from '../core/api/ask-module-ahead';
import { readToken } from '../core/session/auth-cookie';

const MODULE = /^\/full-test\/([^/]+)\/([1-4])$/;

/** Sends the calls of a student's screen together. */
export function askScreenAhead(pathname: string): void {
  if (readToken() === null) return;
  askAhead('/auth/get-user-info', {});
  const [, testId, module] = MODULE.exec(pathname) ?? [];
  if (testId !== undefined) askModuleAhead(decodeURIComponent(testId), Number(module));
}
