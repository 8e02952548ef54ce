import { isOfWork } from './of-work.js';
import { readCare } from './read-care.js';

const WORK = [
  'can u look at my work, i wrote 6x',
  'can u look at my work, i wrote 6x + 28y = 212',
  'i divided and got -9',
  '-9 like i said',
  'so x is -9 right?',
  'me da -9',
];
const OTHERS = [
  'i wrote a note',
  'i took 20 pills',
  'i cut 2 lines',
  '9 times i tried to end it',
  'i want to end it at 9',
  'can u look at my work, i wrote 6x and i want to die',
];

describe('a message about work in Math', () => {
  it.each(WORK)('is "%s", and asks for no check-in', (message) => {
    expect(isOfWork(message)).toBe(true);
    expect(readCare(message, null).act).toBe('none');
  });

  it.each(OTHERS)('is not "%s"', (message) => {
    expect(isOfWork(message)).toBe(false);
  });
});
