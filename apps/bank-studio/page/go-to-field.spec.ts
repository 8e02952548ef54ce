import { goToNextFault } from './go-to-field';

const fault = (field: string) => ({ item: 'a', rule: 'missing', message: '', field });
const focused = (): string | null => document.activeElement?.getAttribute('data-field') ?? null;

beforeEach(() => {
  document.body.innerHTML =
    '<select data-field="skill"></select>' +
    ['one', 'two', '', ''].map((text, index) => `<textarea data-field="hints.${index}">${text}</textarea>`).join('');
  // jsdom has neither.
  withoutLayout();
});

function withoutLayout(): void {
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replaceAll('.', '\\.') } });
}

describe('going to the next thing that is left', () => {
  it('goes to the first hint without a text, where hints are missing', () => {
    goToNextFault([fault('skill'), fault('hints')]);
    expect(focused()).toBe('skill');
    goToNextFault([fault('skill'), fault('hints')]);
    expect(focused()).toBe('hints.2');
  });

  it('goes to the first hint where all have a text and something is wrong with them', () => {
    for (const hint of document.querySelectorAll('textarea')) hint.value = 'written';
    goToNextFault([fault('hints')]);
    expect(focused()).toBe('hints.0');
  });
});
