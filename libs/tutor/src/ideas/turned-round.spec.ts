import { isTurnedRound } from './turned-round.js';

const turned = (message: string, says: string): boolean => isTurnedRound({ spoken: message }, [{ spoken: says }]);

describe('two parts in an order that matters', () => {
  it.each([
    ['subtract the total from the fee', 'subtract the fee from the total'],
    ['take away the total from the fee', 'subtract the fee from the total'],
    ['divide the radius by the arc', 'divide the arc by the radius'],
    ['run over rise', 'rise over run'],
    ['the width is more than the length', 'the length is greater than the width'],
    ['tangent minus radius', 'radius minus tangent'],
    ['the fee minus the total', 'subtract the fee from the total'],
    ['divide the rate by the rest', 'divide the total by the rate'],
    [
      'the width is 14 inches more than the length',
      'the length of a sheet is 14 inches greater than its width, and so on',
    ],
  ])('are turned round in "%s"', (message, says) => {
    expect(turned(message, says)).toBe(true);
  });

  it.each([
    ['subtract the fee from the total', 'subtract the fee from the total'],
    ['subtract the fee from the price', 'subtract the fee from the total'],
    ['subtract the fee', 'subtract the fee from the total'],
    ['first divide the arc by r', 'divide the arc by the radius'],
    ['the total minus the fee', 'subtract the fee from the total'],
    ['the width is 14 less than the length', 'the length is 14 inches greater than its width'],
  ])('are not in "%s"', (message, says) => {
    expect(turned(message, says)).toBe(false);
  });
});
