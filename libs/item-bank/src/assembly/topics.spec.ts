import fc from 'fast-check';
import { packBank } from '../release/pack-bank.js';
import { alikeInARow, mostOfField, repeated, tooOften } from '../topics/clashes.js';
import { topicOf } from '../topics/topic.js';
import { assembleModule, assembleDiagnostic, ItemPool, type Assembled, type Route } from './index.js';

const bank = packBank();
const tests = ItemPool.of(bank, 'test');
const seeds = fc.string({ minLength: 1, maxLength: 6 });
const routes = fc.constantFrom<Route>('first', 'lower', 'higher');
const topics = ({ questions }: Assembled) => questions.map(({ item }) => topicOf(item));

describe('the topics of a form of the shipped bank', () => {
  it('change from one passage of a module to the next, and none has more than nine of 27', () => {
    fc.assert(
      fc.property(seeds, routes, (seed, route) => {
        const told = topics(assembleModule(tests, 'english', route, { seen: [], seed }));
        expect(alikeInARow(told)).toBe(0);
        expect(tooOften(told, mostOfField(27))).toEqual(new Map());
      }),
    );
  });

  it('repeat one story of a Math module at most', () => {
    fc.assert(
      fc.property(seeds, routes, (seed, route) => {
        expect(repeated(topics(assembleModule(tests, 'math', route, { seen: [], seed })))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are apart in a new diagnostic form too', () => {
    const form = assembleDiagnostic(ItemPool.of(bank, 'test'), 'english', { seen: [], seed: 'new' });
    expect(alikeInARow(topics(form))).toBe(0);
  });
});
