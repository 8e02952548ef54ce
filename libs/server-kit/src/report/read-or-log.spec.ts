import { DomainError, UnreadableReport } from '@aivy/contracts';
import pino from 'pino';
import { readOrLog } from './read-or-log.js';

const IDS = { user_id: 'u', attempt_id: 'a' };
let logged: unknown[];
const logger = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
beforeEach(() => (logged = []));
const failing = (error: Error) => () => {
  throw error;
};

it('hands on a report that can be read, and logs nothing', () => {
  expect(readOrLog({ n: 1 }, (stored) => [stored], logger, IDS)).toEqual([{ n: 1 }]);
  expect(logged).toEqual([]);
});

it('is null for one that fits no version; the log says whose it is and where it does not fit', () => {
  const error = new UnreadableReport(new Error('no score'));
  expect(readOrLog({}, failing(error), logger, IDS)).toBeNull();
  expect(logged).toMatchObject([{ level: 50, ...IDS, err: { type: 'UnreadableReport' } }]);
  expect(JSON.stringify(logged)).toContain('no score');
});

it('hands on any other fault', () => {
  expect(() => readOrLog({}, failing(new DomainError('SERVICE-UNAVAILABLE')), logger, IDS)).toThrow(DomainError);
  expect(logged).toEqual([]);
});
