import type { BankItem } from '@aivy/item-bank';
import { startTutor, toHintContext } from '@aivy/tutor';
import type { Redis } from 'ioredis';
import { badLabels, ideaLabel, ScriptedEndpoint } from '../test/scripted-endpoint.js';
import { rightAnswer } from './bench-items.js';
import type { Figure } from './figure.js';
import { tutorUnderBench } from './tutor-under-bench.js';

const TURNS = 80;
/** A label that comes too late is waited for; a few of those are enough. */
const LATE_EVERY = 20;

/** Labels that are broken, late, from another list, or hold the key: none may be believed. */
export async function benchLabels(all: readonly BankItem[], redis: Redis, prefix: string): Promise<Figure> {
  const talked = all.filter(({ talk }) => talk?.ideas?.length);
  let turn = 0;
  const tricks = badLabels('', '').flatMap(([name], nth) => (name.includes('late') ? [] : [nth]));
  const late = badLabels('', '').findIndex(([name]) => name.includes('late'));
  const itemOf = (): BankItem => talked[turn % talked.length]!;
  const endpoint = await new ScriptedEndpoint((asked) => {
    const label = ideaLabel(asked, itemOf().talk!.ideas![0]!.says[0]!);
    const nth = turn % LATE_EVERY === 0 ? late : tricks[turn % tricks.length]!;
    return badLabels(label, rightAnswer(itemOf()))[nth]![1];
  }).start();
  const tutor = tutorUnderBench({ baseUrl: endpoint.baseUrl, redis, prefix, mode: 'constrained' });
  let believed = 0;
  for (; turn < TURNS; turn += 1) {
    const context = toHintContext(itemOf(), startTutor(turn));
    const signal = new AbortController().signal;
    if (await tutor.read({ context, message: 'kinda like sideways', userId: 'maya', signal })) believed += 1;
  }
  await endpoint.stop();
  return { name: 'bad labels that were believed', value: believed, unit: '', bound: 0, of: `${TURNS} said` };
}
