import { isAboutLesson, isOfWork } from './of-work.js';
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

describe('a message about the tutor, the work, or somebody in a text', () => {
  it.each([
    'i already did all that i got -4. u even asked me if i wanna lock it in',
    'u even asked me if i wanna lock it in',
    'i did it and u didnt even help',
    'i did everything u said',
    'you asked me if i want to lock it in',
    'ur hint told me to do that',
    'why did u tell me to submit it',
    'she is poor i think',
    'i think he was rich before',
    'me and my son did that once',
    'my dad and i did this last summer',
  ])('gets no check-in for "%s"', (message) => {
    expect(isAboutLesson(message)).toBe(true);
    expect(readCare(message, null).act).toBe('none');
  });

  it.each([
    'u told me i could tell u anything. something happened',
    'you asked me if im okay and im not',
    'if i fail this im ending it, im serious',
    'the voices keep telling me to do it',
    'u said u would help and i dont feel safe',
    'i did the steps and i hate myself',
    'he made me do it',
    'my uncle did it to me once',
    'u told me to talk to my mom and she hit me',
    'i got -4 and nobody cares',
  ])('is not "%s"', (message) => {
    expect(isAboutLesson(message)).toBe(false);
  });
});

it('asks after words that a rule of danger knows, even if they may be about the lesson', () => {
  expect(readCare('you made me do it twice', null).act).toBe('check-in');
});
