import type { Subject } from '@aivy/contracts';
import { SUBJECTS } from '@aivy/exam';
import { assembleModule } from '../assembly/assemble.js';
import { ItemPool } from '../assembly/pool.js';
import type { Route } from '../assembly/blueprint.js';
import type { Item } from '../item/item.js';
import type { BankForm, BankSnapshot } from '../release/snapshot.js';
import { alikeInARow, clashes, mostOfField, tooOften } from '../topics/clashes.js';
import { topicOf } from '../topics/topic.js';
import type { Fault } from './fault.js';

const ROUTES: readonly Route[] = ['first', 'lower', 'higher'];
/** First tests of so many students. */
const SAMPLES = 5;

/** What is told too often, or twice in a row, in questions as a student meets them; undefined when nothing is. */
function telling(subject: Subject, items: readonly Item[]): string | undefined {
  const topics = items.map(topicOf);
  if (clashes(subject, topics) === 0) return undefined;
  const most = subject === 'english' ? mostOfField(items.length) : 1;
  const often = [...tooOften(topics, most)].map(([topic, count]) => `${topic} ${count} times of ${items.length}`);
  const inARow = subject === 'english' ? alikeInARow(topics) : 0;
  return [...often, ...(inARow > 0 ? [`the same field twice in a row ${inARow} times`] : [])].join(', ');
}

/** Modules of a student's first test that tell of one thing too often: what the bank lacks then is other topics. */
export function checkTopics(bank: BankSnapshot): Fault[] {
  const pool = ItemPool.of(bank, 'test');
  const messages = SUBJECTS.flatMap((subject) =>
    ROUTES.flatMap((route) =>
      Array.from({ length: SAMPLES }, (_, sample) => {
        const { questions } = assembleModule(pool, subject, route, { seen: [], seed: `topics:${sample}` });
        const told = telling(
          subject,
          questions.map(({ item }) => item),
        );
        return told ? [`a module of ${subject} (${route}) tells of ${told}`] : [];
      }).flat(),
    ),
  );
  return [...new Set(messages)].map((message) => ({ item: 'pool test', rule: 'topic', message }));
}

/** Diagnostic forms that tell of one thing too often. One that was given out never changes, so this is for the next. */
export const formTopics = (forms: readonly BankForm[]): Fault[] =>
  forms.flatMap((form) =>
    SUBJECTS.flatMap((subject) => {
      const told = telling(subject, form[subject]);
      return told ? [{ item: `form ${form.id}`, rule: 'topic', message: `${subject} tells of ${told}` }] : [];
    }),
  );
