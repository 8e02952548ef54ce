import { DomainError, type ErrorCode } from '@aivy/contracts';
import { packBank } from '@aivy/item-bank';
import type { RpcClient } from '@aivy/server-kit';
import type { AttemptRepository } from '../attempt/attempt.repository.js';
import { SeenService } from './seen.service.js';

const bank = packBank();
const attempts = { selectSeenQuestions: () => Promise.resolve([7, 8]) } as unknown as AttemptRepository;
const seenBy = (answer: number[] | ErrorCode) =>
  new SeenService(
    {
      call: () =>
        Array.isArray(answer) ? Promise.resolve({ item_ids: answer }) : Promise.reject(new DomainError(answer)),
    } as unknown as RpcClient,
    attempts,
    { current: bank } as never,
  );
const caller = { requestId: 'test' };

describe('what a student has met', () => {
  it('is what the diagnostic says and what full tests have asked', async () => {
    expect(await seenBy([1, 2]).ofOrAll(caller, 'u')).toEqual([1, 2, 7, 8]);
  });

  it('is, for a test in progress whose diagnostic does not answer, everything that the diagnostic asks', async () => {
    const { english, math } = bank.currentDiagnosticForm;
    expect(new Set(await seenBy('SERVICE-UNAVAILABLE').ofOrAll(caller, 'u'))).toEqual(
      new Set([...english, ...math].map(({ id }) => id).concat(7, 8)),
    );
  });

  it('is not guessed for a start, and no fault but silence is passed over', async () => {
    await expect(seenBy('SERVICE-UNAVAILABLE').of(caller, 'u')).rejects.toThrow();
    await expect(seenBy('DT-DB').ofOrAll(caller, 'u')).rejects.toThrow();
  });
});
