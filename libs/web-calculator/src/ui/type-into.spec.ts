import { backspace, insertInto } from './type-into';

function typing(value: string, from: number, to = from): HTMLInputElement {
  const field = document.createElement('input');
  document.body.replaceChildren(field);
  field.value = value;
  field.setSelectionRange(from, to);
  return field;
}
const after = ({ value, selectionStart }: HTMLInputElement) => [value, selectionStart];

describe('a key of the keypad', () => {
  it.each([
    ['types around the caret, which stands inside', typing.bind(null, '2+', 2), 'sqrt(', ')', ['2+sqrt()', 7]],
    [
      'types around what is selected, and stands behind',
      typing.bind(null, '2+9', 2, 3),
      'sqrt(',
      ')',
      ['2+sqrt(9)', 9],
    ],
    ['passes a parenthesis that is there', typing.bind(null, 'sin(x)', 5), ')', '', ['sin(x)', 6]],
    ['passes a bar that is there', typing.bind(null, '|x|', 2), '|', '', ['|x|', 3]],
    ['types a digit although the same is there', typing.bind(null, '11', 1), '1', '', ['111', 2]],
  ] as const)('%s', (_, field, before, behind, expected) => {
    const input = field();
    insertInto(input, before, behind);
    expect(after(input)).toEqual(expected);
  });

  it('deletes what is selected, or the character before the caret, or nothing', () => {
    for (const [field, expected] of [
      [typing('2+9', 1, 3), ['2', 1]],
      [typing('2+9', 2), ['29', 1]],
      [typing('2+9', 0), ['2+9', 0]],
    ] as const) {
      backspace(field);
      expect(after(field)).toEqual(expected);
    }
  });
});
