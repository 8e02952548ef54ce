import { TrailKeeper } from './trail-keeper';

function module(kept?: ConstructorParameters<typeof TrailKeeper>[0]) {
  let left = 900;
  const keeper = new TrailKeeper(kept, () => left);
  const look = (at: number, position: number, answers: string[], reviewing = false) => {
    left = at;
    return keeper.look({ position, reviewing, answers });
  };
  return { look };
}

describe('what is noted of a module on its way to the desk', () => {
  it('is the question on the screen, each change of its answer, and the review page after the last question', () => {
    const { look } = module();
    look(900, 0, ['', '']);
    look(880, 0, ['b', '']);
    look(870, 1, ['b', '']);
    expect(look(800, 1, ['b', ''], true)).toEqual({
      left: [900, 880, 870, 800],
      at: [0, 0, 1, 2],
      entry: [null, 'b', null, null],
    });
  });

  it('is no change where answers of another device are there at the first look', () => {
    expect(module().look(900, 0, ['c', ''])).toEqual({ left: [900], at: [0], entry: [null] });
  });

  it('is the change of the question that was left before the question that came, where both are seen at one look', () => {
    const { look } = module();
    look(900, 0, ['', '']);
    expect(look(870, 1, ['b', ''])).toEqual({ left: [900, 870, 870], at: [0, 0, 1], entry: [null, 'b', null] });
  });

  it('goes on with what was noted before', () => {
    const kept = { left: [900], at: [0], entry: [null] };
    expect(module(kept).look(700, 1, ['', ''])).toEqual({ left: [900, 700], at: [0, 1], entry: [null, null] });
  });
});
