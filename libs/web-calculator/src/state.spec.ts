import { fromKept, toKept } from './kept';
import { calculatorReducer, EMPTY_CALCULATOR, type CalculatorAction, type CalculatorState } from './state';

const after = (...actions: CalculatorAction[]): CalculatorState => actions.reduce(calculatorReducer, EMPTY_CALCULATOR);
const texts = ({ entries }: CalculatorState): string[] =>
  entries.map((entry) => (entry.kind === 'expression' ? entry.text : 'table'));
const typed = (text: string): CalculatorAction[] =>
  [...text].map((_, i) => ({ kind: 'typed', id: 1, text: text.slice(0, i + 1) }));

describe('undo and redo', () => {
  it('take typing in a line as one step, and deleting as another', () => {
    const state = after(
      ...typed('y=x+1'),
      { kind: 'typed', id: 1, text: 'y=x+' },
      { kind: 'typed', id: 1, text: 'y=x' },
    );
    const once = calculatorReducer(state, { kind: 'undone' });
    const twice = calculatorReducer(once, { kind: 'undone' });
    expect([state, once, twice].map(texts)).toEqual([['y=x'], ['y=x+1'], ['']]);
    expect(texts(calculatorReducer(calculatorReducer(twice, { kind: 'redone' }), { kind: 'redone' }))).toEqual(['y=x']);
  });

  it('take a pull at a slider as one step', () => {
    const state = after(
      { kind: 'typed', id: 1, text: 'a = 1' },
      ...[2, 3, 4].map((value): CalculatorAction => ({ kind: 'slid', id: 1, text: `a = ${value}` })),
    );
    expect(texts(calculatorReducer(state, { kind: 'undone' }))).toEqual(['a = 1']);
  });

  it('bring back what was deleted or cleared, and never the window or the angle unit', () => {
    const state = after(
      ...typed('y=x'),
      { kind: 'table-added' },
      { kind: 'cleared' },
      { kind: 'angle', angle: 'radians' },
    );
    const back = calculatorReducer(state, { kind: 'undone' });
    expect([texts(back), back.angle]).toEqual([['y=x', 'table'], 'radians']);
  });

  it('do nothing where there is nothing, and redo ends with the next change', () => {
    expect(calculatorReducer(EMPTY_CALCULATOR, { kind: 'undone' })).toBe(EMPTY_CALCULATOR);
    const undone = calculatorReducer(after(...typed('x')), { kind: 'undone' });
    const typedAnew = calculatorReducer(undone, { kind: 'typed', id: 1, text: 'z' });
    expect(texts(calculatorReducer(typedAnew, { kind: 'redone' }))).toEqual(['z']);
  });
});

describe('sliders at one click', () => {
  it('are lines below the one that lacks letters', () => {
    const state = after(
      ...typed('y=ax+b'),
      { kind: 'added', after: null, text: 'y=2' },
      { kind: 'sliders-added', after: 1, names: ['a', 'b'] },
    );
    expect(texts(state)).toEqual(['y=ax+b', 'a = 1', 'b = 1', 'y=2']);
    expect(new Set(state.entries.map(({ id }) => id)).size).toBe(4);
  });
});

describe('a calculator that was kept', () => {
  // As the version before typeset lines has left it.
  const BEFORE = {
    entries: [
      { id: 1, kind: 'expression', text: 'y=x^2-4', hidden: false, look: 0, slider: null },
      { id: 2, kind: 'expression', text: 'a = 3', hidden: true, look: 1, slider: { min: -5, max: 5, step: 0.5 } },
      {
        id: 3,
        kind: 'table',
        hidden: false,
        look: 2,
        columns: [
          { name: 'x_1', cells: ['1', ''] },
          { name: 'y_1', cells: ['2', ''] },
        ],
      },
    ],
    angle: 'radians',
    view: { xMin: -3, xMax: 3, yMin: -2, yMax: 2 },
    keypad: true,
  };

  it('of the version before is there again', () => {
    expect(fromKept(JSON.parse(JSON.stringify(BEFORE)))).toEqual(BEFORE);
  });

  it('is as it was, but for what undo remembers', () => {
    const state = after(...typed('y=x'), { kind: 'table-added' }, { kind: 'tones', on: true });
    const { history, ...rest } = state;
    expect(history).toBeDefined();
    expect(fromKept(JSON.parse(JSON.stringify(toKept(state))))).toEqual(rest);
  });

  it.each([undefined, null, 'x', [], {}, { entries: [] }, { entries: [{ id: 'a' }] }, { ...BEFORE, entries: [null] }])(
    'is an empty one where it cannot be read: %j',
    (value) => {
      expect(fromKept(value)).toBe(EMPTY_CALCULATOR);
    },
  );
});
