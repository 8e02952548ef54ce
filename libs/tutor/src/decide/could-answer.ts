import { acceptsKeystroke, isAnswered } from '@aivy/exam';
import type { BankItem } from '@aivy/item-bank/item';

/** Could a question be answered so: by one of its letters in lower case, or by an entry of its field? */
export const couldAnswer = ({ type }: Pick<BankItem, 'type'>, given: string): boolean =>
  type === 'choice' ? /^[a-d]$/.test(given) : acceptsKeystroke(given) && isAnswered(given);
