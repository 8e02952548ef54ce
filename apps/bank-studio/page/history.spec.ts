import { begin, change, redo, undo, type History } from './history';

const typed = (texts: readonly string[], field: string, from: number, every: number, history: History<string>) =>
  texts.reduce((before, text, index) => change(before, text, field, from + index * every), history);

describe('undo and redo of a draft', () => {
  it('take typing in one field as one step until its writer pauses', () => {
    const once = typed(['a', 'ab', 'abc'], 'question', 0, 200, begin(''));
    const twice = typed(['abcd'], 'question', 5_000, 0, once);
    const first = undo(twice)!;
    expect([first.history.present, first.field]).toEqual(['abc', 'question']);
    expect(undo(first.history)!.history.present).toBe('');
  });

  it('take another field as another step, however soon', () => {
    const both = change(change(begin('0'), '1', 'hints.0', 0), '2', 'hints.1', 10);
    const back = undo(both)!;
    expect([back.history.present, back.field]).toEqual(['1', 'hints.1']);
    expect(undo(back.history)!.field).toBe('hints.0');
  });

  it('go back and forth through every value', () => {
    const full = [1, 2, 3, 4].reduce((history, value) => change(history, value, `f${value}`, value), begin(0));
    let history = full;
    const seen: number[] = [];
    for (let step = undo(history); step; step = undo(history)) seen.push((history = step.history).present);
    for (let step = redo(history); step; step = redo(history)) seen.push((history = step.history).present);
    expect(seen).toEqual([3, 2, 1, 0, 1, 2, 3, 4]);
  });

  it('forget what was undone when something else is written', () => {
    const back = undo(change(begin('a'), 'b', 'x', 0))!.history;
    expect(redo(change(back, 'c', 'x', 1))).toBeNull();
  });

  it('do not take what is typed after an undo together with what was typed before it', () => {
    const back = undo(typed(['a', 'ab'], 'x', 0, 100, begin('')))!.history;
    const again = change(back, 'z', 'x', 150);
    expect(undo(again)!.history.present).toBe('');
  });
});
