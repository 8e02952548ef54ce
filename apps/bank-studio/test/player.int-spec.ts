import { packItems, type Item } from '@aivy/item-bank';
import { writeQti } from '../src/formats/qti-write.js';
import { PublicPlayer } from './public-player.js';

let player: PublicPlayer;
beforeAll(async () => {
  player = await PublicPlayer.start();
}, 60_000);
afterAll(() => player.close());

const items = packItems();
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
const ofType = (type: Item['type']): Item => items.find((item) => item.type === type && item.img === '')!;

describe('an exported item in a public player of QTI 3', () => {
  it('is shown with its passage, question and choices', async () => {
    const item = items.find(({ key }) => key === 'rw-words-01')!;
    const { text, choices } = await player.show(writeQti(item));
    expect(text).toContain(plain(item.passage));
    expect(text).toContain(plain(item.question));
    expect(choices).toEqual(item.type === 'choice' ? Object.values(item.choices).map(plain) : []);
  });

  it('is shown with a field where the answer is typed, and with its figure', async () => {
    expect((await player.show(writeQti(ofType('blank')))).fields).toBe(1);
    const figure = items.find(({ img }) => img !== '')!;
    const shown = await player.show(writeQti(figure));
    expect(shown.text).toContain(plain(figure.question).slice(0, 20));
    expect(shown.images).toEqual([/aria-label="([^"]*)"/.exec(figure.img)![1]]);
  });

  it('is scored as the bank scores it', async () => {
    const choice = ofType('choice');
    const points = async (item: Item, response: string): Promise<unknown> =>
      (await player.score(writeQti(item), { RESPONSE: response })).get('SCORE');
    for (const letter of ['a', 'b', 'c', 'd'])
      expect([letter, await points(choice, letter)]).toEqual([letter, letter === choice.answer ? 1 : 0]);
    const blank = ofType('blank');
    if (blank.type !== 'blank') throw new Error('no blank');
    for (const value of blank.answer.split(',')) expect(await points(blank, value)).toBe(1);
    for (const { value } of blank.common_wrong) expect(await points(blank, value)).toBe(0);
  });
});
