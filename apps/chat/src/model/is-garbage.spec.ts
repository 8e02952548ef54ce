import { isGarbage } from './is-garbage.js';

it.each([
  'Think about the whole sentence. What does the team do with the signs they collect?',
  'Choice C is correct. Traces show that something is there.',
  'Subtract 5 from both sides, and then divide. What is \\(\\frac{2x}{3}\\) now?',
  'Read it with the gap: "The results ______ the claim." Which verb fits that?',
  'Out of 1,000,000 people, how many are left after the first year?',
  'Multiply both sides by four, subtract seven, then divide the remaining numbers carefully.',
  'Write \\(xxxxxx\\) as a power of x. What is the exponent?',
])('repeats plain English to other students: %s', (text) => {
  expect(isGarbage(text)).toBe(false);
});

it.each([
  ['nothing', ''],
  ['a shrug', 'ok.'],
  ['signs alone', '*** ### --- 0x00 12 34 56 ...'],
  ['a formula alone', '\\(x = \\frac{1}{2}\\) \\(y = 3\\)'],
  ['a stuck key', 'Think about the sentencccccccccce and what it says.'],
  ['a stuck word', 'the the the the the the the the'],
  ['a stuck sentence', 'Think about it. Think about it. Think about it. Think about it.'],
  ['letters at random', 'Qwx brrt zlong fip narv. Oomp trel vask dur hent.'],
  ['Spanish', 'Lee otra vez la frase completa. ¿Qué hace el equipo con las señales que recoge?'],
  ['French', 'Relis la phrase entière. Que fait l’équipe avec les signes qu’elle recueille ?'],
  ['Russian', 'Прочитай всё предложение ещё раз. Что команда делает со знаками?'],
])('keeps %s from other students', (_what, text) => {
  expect(isGarbage(text)).toBe(true);
});
