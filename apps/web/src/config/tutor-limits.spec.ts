import * as contracts from '@aivy/contracts';
import { ANSWER_MAX_LENGTH, MESSAGE_MAX_LENGTH, NO_QUESTION } from './tutor-limits';

it('the limits that the page knows are those of the contract', () => {
  const { ANSWER_MAX_LENGTH: answer, MESSAGE_MAX_LENGTH: message, NO_QUESTION: none } = contracts;
  expect({ answer: ANSWER_MAX_LENGTH, message: MESSAGE_MAX_LENGTH, none: NO_QUESTION }).toEqual({
    answer,
    message,
    none,
  });
});
