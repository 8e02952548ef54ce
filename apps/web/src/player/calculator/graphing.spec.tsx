import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { userLoaded } from '../../core/session/session-slice';
import { makeStore } from '../../core/store';
import { begun } from '../slice';
import { Graphing } from './graphing';
import { keepCalculator, keptCalculator, testOf } from './kept-calculator';

const START = '2026-01-05 10:00:00';
const TEST = testOf(window.location.pathname, START);

const STUDENT = {
  ...{ name: 'Noa', email: 'noa@example.com', state: '', grade: 11, school: '', stage: 3 },
  ...{ products: [1], role: 'student' as const, time_factor: 1 },
};

/** The calculator of a student's or a visitor's test; null for practice, which has none. */
function open(owner: string | null, startTime: string | null = START) {
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext;
  const store = makeStore();
  if (owner !== null) store.dispatch(userLoaded({ ...STUDENT, id: owner }));
  if (startTime !== null) store.dispatch(begun({ startTime, formId: null, owner }));
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

  it("is the student's in practice, too, and no visitor finds it", () => {
    open('ira', null).unmount();
    const practice = testOf(window.location.pathname, '');
    expect([keptCalculator('ira', practice) === undefined, keptCalculator(null, practice)]).toEqual([false, undefined]);
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
