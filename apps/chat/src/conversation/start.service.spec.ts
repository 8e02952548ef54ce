import { jest } from '@jest/globals';
import { DomainError, NO_QUESTION, type Caller } from '@aivy/contracts';
import { LiveBank, packBank } from '@aivy/item-bank';
import type { RpcClient } from '@aivy/server-kit';
import type { ConversationRepository } from './conversation.repository.js';
import type { TalkedItem } from './conversation.js';
import { StartService } from './start.service.js';

const bank = packBank();
const item = bank.items().find(({ id }) => id !== NO_QUESTION)!;
const caller = { requestId: 'r', userId: 'maya' } as Caller;

/** The learner record, which takes a while: answers to the item asked for, or a fault. */
function starting(record: () => object[], open: boolean | null = false) {
  const begun: (TalkedItem | null)[] = [];
  const call = async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { answers: record(), open };
  };
  const insert = async (_user: string, about: TalkedItem | null) => begun.push(about);
  const starts = new StartService({ call } as unknown as RpcClient, new LiveBank(bank, async () => bank), {
    insert,
  } as unknown as ConversationRepository);
  const start = async (question: number) => {
    const starting = starts.start(caller, question).catch((error: unknown) => (error as DomainError).code ?? 'fault');
    await jest.advanceTimersByTimeAsync(100);
    return starting;
  };
  return { start, begun };
}
const away = () => {
  throw new DomainError('SERVICE-UNAVAILABLE');
};
const answered = (version = item.version) => ({ source: 'unit', item_version: version, correct: false, attempt: 1 });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a conversation', () => {
  it('about nothing begins also while nobody can say what the student has finished; about a question it does not', async () => {
    const { start, begun } = starting(away);
    expect(await start(NO_QUESTION)).toBe(1);
    expect(await start(item.id)).toBe('SERVICE-UNAVAILABLE');
    expect(begun).toEqual([null]);
  });

  it('is about the version that was answered, if the bank has it', async () => {
    const { start, begun } = starting(() => [answered()]);
    await start(item.id);
    expect(begun).toEqual([{ id: item.id, version: item.version }]);
    const unknown = starting(() => [answered(99)]);
    expect(await unknown.start(item.id)).toBe('fault');
    expect(unknown.begun).toEqual([]);
  });

  it('about a question that the student is asked again now is refused, whatever was answered before', async () => {
    const { start, begun } = starting(() => [answered()], true);
    expect(await start(item.id)).toBe('QUESTION-NOTFOUND');
    expect(begun).toEqual([]);
  });

  it('about a question does not begin while nobody can say whether it is asked now', async () => {
    const { start, begun } = starting(() => [answered()], null);
    expect(await start(item.id)).toBe('SERVICE-UNAVAILABLE');
    expect(begun).toEqual([]);
  });
});
