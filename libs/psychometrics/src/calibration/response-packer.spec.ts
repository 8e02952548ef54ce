import { ParameterError } from '../model.js';
import { packResponses, ResponsePacker } from './index.js';

const people = (count: number, answers: number): (readonly [number, boolean])[][] =>
  Array.from({ length: count }, (_, person) =>
    Array.from({ length: answers }, (_each, n) => [(person * 3 + n) % 10, (person + n) % 3 === 0] as const),
  );

describe('answers packed as they stream in', () => {
  it.each([
    ['a few', 3, 2],
    ['more people than there was room for at first', 3000, 1],
    ['more answers than there was room for at first', 7, 900],
  ])('are those of a list: %s', (_, count, answers) => {
    const listed = people(count, answers);
    const packer = new ResponsePacker();
    listed.forEach((own, person) => own.forEach(([item, correct]) => packer.add(`student ${person}`, item, correct)));
    const { items, start, item, correct } = packer.data(10);
    const expected = packResponses(10, listed);
    expect({ items, start: [...start], item: [...item], correct: [...correct] }).toEqual({
      items: 10,
      start: [...expected.start],
      item: [...expected.item],
      correct: [...expected.correct],
    });
    expect(packer.answers).toBe(count * answers);
  });

  it('are of no one where none came', () => {
    expect(new ResponsePacker().data(3)).toMatchObject({ items: 3, start: Uint32Array.of(0) });
  });

  it('belong to the person of the row, 0 among them', () => {
    const packer = new ResponsePacker();
    packer.add(0, 1, true);
    packer.add(0, 2, false);
    packer.add(1, 1, true);
    expect([...packer.data(3).start]).toEqual([0, 2, 3]);
  });

  it('refuse an item that is not there', () => {
    const packer = new ResponsePacker();
    packer.add(1, 5, true);
    expect(() => packer.data(5)).toThrow(ParameterError);
  });
});
