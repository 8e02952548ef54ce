import { askAhead } from './ahead';

/**
 * Sends the calls with which the page of a module begins, together. Questions are asked for ahead of the first module
 * alone: opening a later one may end a break, which is for the page to decide.
 */
export function askModuleAhead(test_id: string, module: number): void {
  askAhead('/full-test/get-progress', { test_id });
  if (module === 1) askAhead('/full-test/get-questions', { test_id, module });
}
