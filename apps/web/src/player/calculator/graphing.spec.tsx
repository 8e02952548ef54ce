import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../core/store';
import { begun } from '../slice';
import { Graphing } from './graphing';
import { keepCalculator, keptCalculator, testOf } from './kept-calculator';

const START = '2026-01-05 10:00:00';
const TEST = testOf(window.location.pathname, START);

/** The calculator of somebody's test. */
function open(owner: string | null, startTime = START) {
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext;
  const store = makeStore();
  store.dispatch(begun({ startTime, formId: null, owner }));
  return render(
    <Provider store={store}>
      <Graphing />
    </Provider>,
  );
}
const line = (): HTMLInputElement => screen.getByLabelText('Line 1', { selector: 'input' });
const type = (value: string): void => void fireEvent.change(line(), { target: { value } });
const kept = (owner: string | null): string => JSON.stringify(keptCalculator(owner, TEST) ?? null);

describe('the calculator of a test', () => {
  afterEach(() => localStorage.clear());

  it('is as it was when it is opened again, and empty for another account or another test', () => {
    const first = open('noa');
    type('y=x');
    first.unmount();
    localStorage.clear();
    const again = open('noa');
    expect(line().value).toBe('y=x');
    again.unmount();
    localStorage.clear();
    const other = open('lee');
    expect(line().value).toBe('');
    type('y=2');
    other.unmount();
    localStorage.clear();
    open('lee', '2026-02-05 10:00:00');
    expect(line().value).toBe('');
  });

  it('is as another tab has left it meanwhile, whatever this one had before', () => {
    const page = open('ada');
    type('y=x');
    page.unmount();
    const before = keptCalculator('ada', TEST) as { entries: object[] };
    const elsewhere = { ...before, entries: before.entries.map((entry) => ({ ...entry, text: 'y=2x' })) };
    keepCalculator('ada', TEST, elsewhere);
    open('ada');
    expect(line().value).toBe('y=2x');
  });

  it('is kept once the typing rests, when it is closed, and when the page goes', async () => {
    const page = open('mia');
    type('y=1');
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 600))));
    expect(kept('mia')).toContain('y=1');
    type('y=2');
    window.dispatchEvent(new Event('pagehide'));
    expect(kept('mia')).toContain('y=2');
    type('y=3');
    page.unmount();
    expect(kept('mia')).toContain('y=3');
  });
});
