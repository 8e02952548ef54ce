import { parseArgs } from 'node:util';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { runCommand } from './run-command.js';
import { UsageError } from './usage-error.js';

const before = process.exitCode;
const [said, complained] = [jest.fn(), jest.fn()];

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(said);
  jest.spyOn(console, 'error').mockImplementation(complained);
});

afterEach(() => {
  process.exitCode = before;
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

it('says what came of the work, or ends with its exit code', async () => {
  await runCommand(async () => 'Done.');
  expect(said).toHaveBeenCalledWith('Done.');
  await runCommand(async () => 130);
  expect(process.exitCode).toBe(130);
});

it.each([
  ['words that it does not take', () => parseArgs({ args: ['--nope'], options: {} }), /'--nope'/],
  ['what the caller can mend', () => Promise.reject(new UsageError('There is no such queue.')), /no such queue/],
])('tells %s in a sentence, with exit code 2', async (_what, work, sentence) => {
  await runCommand(async () => String(await work()), { faultCode: 1 });
  expect(complained).toHaveBeenCalledWith(expect.stringMatching(sentence));
  expect(process.exitCode).toBe(2);
});

it('tells any other fault whole, with the exit code of a fault', async () => {
  const fault = new Error('no disk');
  await runCommand(() => Promise.reject(fault), { faultCode: 1 });
  expect(complained).toHaveBeenCalledWith(fault);
  expect(process.exitCode).toBe(1);
});
