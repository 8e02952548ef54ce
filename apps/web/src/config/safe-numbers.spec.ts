import { safeNumbers } from './safe-numbers';

const ways = (text: string) => safeNumbers(text).map(({ way, number, isEmergency }) => [way, number, isEmergency]);

describe('the safe numbers', () => {
  it('are a line to call, to text, and an emergency number', () => {
    expect(ways('call or text 988; 911')).toEqual([
      ['call', '988', false],
      ['text', '988', false],
      ['call', '911', true],
    ]);
  });
  it('keep the grouping that another country writes, and a number of its own for texts', () => {
    expect(ways('call 13 11 14 or text +61 477 13 11 14; 000')).toEqual([
      ['call', '13 11 14', false],
      ['text', '+61 477 13 11 14', false],
      ['call', '000', true],
    ]);
  });
  it('are called where no verb says how', () => {
    expect(ways('116-123; llama al 112')).toEqual([
      ['call', '116-123', false],
      ['call', '112', true],
    ]);
  });
});
