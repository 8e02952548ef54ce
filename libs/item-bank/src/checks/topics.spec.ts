import { packBank } from '../release/pack-bank.js';
import { BankSnapshot } from '../release/snapshot.js';
import { checkTopics, formTopics } from './topics.js';

const packs = packBank();
/** The bank that ships, every passage about owls. */
const items = packs.items().map((item) => ({ ...item, passage: item.passage && '<p>Owls are birds of prey.</p>' }));
const owls = new BankSnapshot({
  release: 1,
  items,
  current: new Map(items.map(({ id }) => [id, 1])),
  forms: [{ id: 'owls', english: items.slice(0, 4).map(({ id }) => id), math: [], versions: {} }],
  diagnosticForm: 'owls',
});

describe('the check of topics', () => {
  it('finds nothing in the tests of the bank that ships', () => {
    expect(checkTopics(packs)).toEqual([]);
  });

  it('names the field of which modules tell all over, once a route', () => {
    expect(checkTopics(owls).map(({ message }) => message)).toEqual(
      ['first', 'lower', 'higher'].map(
        (route) =>
          `a module of english (${route}) tells of life 27 times of 27, the same field twice in a row 26 times`,
      ),
    );
  });

  it('names a diagnostic form that does', () => {
    expect(formTopics(owls.forms())).toEqual([
      {
        item: 'form owls',
        rule: 'topic',
        message: 'english tells of life 4 times of 4, the same field twice in a row 3 times',
      },
    ]);
  });
});
