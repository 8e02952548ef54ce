import { DomainError } from '@aivy/contracts';
import { leaksIn, misconceptionOf, type BankItem } from '@aivy/item-bank/item';

/** A choice is one of four letters; what is entered in the field is marked as it is. @throws DomainError INVALIDINPUT */
export function checkedAnswer({ type }: Pick<BankItem, 'type'>, given: string): string {
  const answer = given.trim();
  if (type === 'choice' && !/^[a-d]$/i.test(answer))
    throw new DomainError('INVALIDINPUT', [{ path: 'answer', message: 'Must be A, B, C or D' }]);
  return answer;
}

/** What a wrong answer says about the mistake, if that keeps the key: the explanation of a finished question tells it. */
export function feedbackOf(item: BankItem, answer: string): string | null {
  const feedback = misconceptionOf(item, answer)?.feedback ?? null;
  return feedback === null || leaksIn(item, feedback).length === 0 ? feedback : null;
}
