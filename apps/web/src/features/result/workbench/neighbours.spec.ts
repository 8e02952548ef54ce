import { neighbours } from './neighbours';

const LIST = ['a', 'b', 'c'];

describe('the neighbours in a list', () => {
  it('are those before and after, and none beyond its ends', () => {
    expect(neighbours(LIST, 1)).toEqual({ before: 'a', after: 'c' });
    expect(neighbours(LIST, 0)).toEqual({ before: null, after: 'b' });
    expect(neighbours(LIST, 2)).toEqual({ before: 'b', after: null });
  });

  it('of what is not in the list are none before and the first after', () => {
    expect(neighbours(LIST, -1)).toEqual({ before: null, after: 'a' });
    expect(neighbours([], -1)).toEqual({ before: null, after: null });
  });
});
