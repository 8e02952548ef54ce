import { inWords, plainLine } from '../intent/canonical.js';

/** What students say around their work in Math, and nothing else is said with. */
const OF_WORK = new Set(
  'i you u we it is was are am this that these the a an my so and then but or not no ok okay can could would do does did you look see check at what how why where which if from to of for in on with by both each all one two first second next last like just said say think know get got gets give gives makes me now right correct wrong answer step steps work line lines side sides equation number numbers value result problem question wrote write typed put plug plugged set did done tried try used use solve solved multiply multiplied times divide divided add added plus subtract subtracted minus square squared factor factored combine combined distribute distributed expand simplify simplified move moved cancel canceled isolate isolated graph graphed equal equals percent half double pi sqrt sin cos tan me da sale es son por entre menos mas igual divido multiplico sumo resto x y z'.split(
    ' ',
  ),
);
const LETTERED = /^(?:-?[\d.]+[a-z]{0,2}|[a-z])$/;

/**
 * Is a message about the student's work in Math and about nothing else: "i divided and got -9"? It has a number in it, and
 * no word that isn't one of work.
 */
export function isOfWork(message: string): boolean {
  const line = plainLine(message);
  if (!/\d/.test(line)) return false;
  const words = inWords(line.replace(/[-+*/^()=<>|%$·×÷,;:]+/g, ' '))
    .split(' ')
    .filter((word) => word !== '');
  return words.every((word) => OF_WORK.has(word) || LETTERED.test(word));
}
