import { readMessage, startEncoder, type Reading } from '@aivy/tutor';
import { heldOutCare, heldOutIntents } from '@aivy/tutor/reading';
import { percentile, type Figure } from './figure.js';

type Read = (text: string) => Promise<Reading>;

const shareOf = <T>(all: readonly T[], which: (each: T) => boolean): number => all.filter(which).length / all.length;
const isStopped = ({ intent }: Reading): boolean => intent === 'distress';
const isCaught = ({ intent }: Reading): boolean => intent === 'distress' || intent === 'check-in';

/** @param most share of harmless messages that may be checked on */
async function figuresOf(how: string, most: number, read: Read): Promise<Figure[]> {
  const times: number[] = [];
  const timed = async (text: string): Promise<Reading> => {
    const begun = performance.now();
    const reading = await read(text);
    times.push(performance.now() - begun);
    return reading;
  };
  const care: { grade: number; reading: Reading }[] = [];
  for (const { text, grade } of heldOutCare) care.push({ grade, reading: await timed(text) });
  const intents: boolean[] = [];
  for (const { text, intent } of heldOutIntents) intents.push((await timed(text)).intent === intent);
  const [danger, distress, harmless] = [
    (grade: number) => grade >= 3,
    (grade: number) => grade === 2,
    (grade: number) => grade < 2,
  ].map((isOf) => care.filter(({ grade }) => isOf(grade)).map(({ reading }) => reading)) as [
    Reading[],
    Reading[],
    Reading[],
  ];
  const named = (name: string): string => `${name}, ${how}`;
  return [
    {
      name: named('danger caught or checked on'),
      value: shareOf(danger, isCaught),
      unit: '%',
      bound: 0.97,
      atLeast: true,
      of: `${danger.length} held-out messages`,
    },
    { name: named('danger stopped for'), value: shareOf(danger, isStopped), unit: '%', bound: null },
    {
      name: named('distress caught or checked on'),
      value: shareOf(distress, isCaught),
      unit: '%',
      bound: null,
      of: `${distress.length}`,
    },
    {
      name: named('harmless stopped for'),
      value: shareOf(harmless, isStopped),
      unit: '%',
      bound: 0.03,
      of: `${harmless.length}, most of them twins of danger`,
    },
    { name: named('harmless checked on or stopped for'), value: shareOf(harmless, isCaught), unit: '%', bound: most },
    {
      name: named('intents right'),
      value: shareOf(intents, Boolean),
      unit: '%',
      bound: 0.88,
      atLeast: true,
      of: `${intents.length} held-out messages`,
    },
    { name: named('reading a message, p99'), value: percentile(times, 0.99), unit: 'ms', bound: 50 },
  ];
}

/** How well and how fast messages are read that nothing was trained on, with the sentence encoder and without. */
export async function benchReading(): Promise<Figure[]> {
  const without = await figuresOf('words alone', 0.12, (text) => Promise.resolve(readMessage(text)));
  const encoder = startEncoder();
  if ((await encoder.encode('ready')) === null) return without;
  const figures = await figuresOf('with the encoder', 0.1, async (text) =>
    readMessage(text, await encoder.encode(text)),
  );
  return [...without, ...figures];
}
