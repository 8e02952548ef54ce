import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { calculatorReducer, EMPTY_CALCULATOR } from '../state';
import { Calculator } from './calculator';

// jsdom has no layout, no canvas and no pointer capture; these only need to exist.
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLCanvasElement.prototype.getContext = (() => null) as typeof HTMLCanvasElement.prototype.getContext;
});

function Harness() {
  const [state, dispatch] = useReducer(calculatorReducer, EMPTY_CALCULATOR);
  return <Calculator state={state} dispatch={dispatch} />;
}
const open = () => {
  render(<Harness />);
  return userEvent.setup();
};
const line = (number: number): HTMLInputElement => screen.getByLabelText(`Line ${number}`, { selector: 'input' });

describe('the calculator', () => {
  it('shows values beside their lines, as fractions too, and what is wrong in words', async () => {
    const user = open();
    await user.type(line(1), '3/4+1/2{Enter}2+{Enter}k+1');
    expect(screen.getByText('= 1.25 (5/4)')).not.toBeNull();
    expect(screen.getByText('Something is missing at the end')).not.toBeNull();
    expect(screen.getByText('k has no value yet. Type k = 1')).not.toBeNull();
    expect(line(2).getAttribute('aria-invalid')).toBe('true');
  });

  it('moves between lines by keys and removes an empty one by Backspace', async () => {
    const user = open();
    await user.type(line(1), 'y=x{Enter}');
    expect(document.activeElement).toBe(line(2));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(line(1));
    await user.keyboard('{ArrowDown}{Backspace}');
    expect(document.activeElement).toBe(line(1));
    expect(screen.queryByLabelText('Line 2', { selector: 'input' })).toBeNull();
  });

  it('slides a plain number and leaves a calculated one alone', async () => {
    const user = open();
    await user.type(line(1), 'a=3{Enter}b=a+1');
    expect(screen.getByLabelText('a slider')).not.toBeNull();
    expect(screen.queryByLabelText('b slider')).toBeNull();
    expect(screen.getByText('= 4')).not.toBeNull();
  });

  it('fits a line to a table', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: '+ Table' }));
    for (const [row, x, y] of [
      [1, 1, 5],
      [2, 2, 7],
      [3, 4, 11],
    ] as const) {
      await user.type(screen.getByLabelText(`x1, row ${row}`), String(x));
      await user.type(screen.getByLabelText(`y1, row ${row}`), String(y));
    }
    await user.click(screen.getByRole('button', { name: 'Fit line' }));
    expect(screen.getByText('m = 2, b = 3, R² = 1, r = 1')).not.toBeNull();
  });

  it('lists the points of interest and says the one that is chosen', async () => {
    const user = open();
    await user.type(line(1), 'y=x^2-4');
    await user.click(screen.getByText(/Points of interest/));
    await user.click(screen.getByRole('button', { name: /Minimum/ }));
    expect(screen.getByRole('status').textContent).toBe('minimum: 0, −4');
  });

  it('types with its own keys into the line that was worked on', async () => {
    const user = open();
    await user.click(line(1));
    await user.click(screen.getByRole('button', { name: 'Keypad' }));
    const keypad = within(screen.getByRole('group', { name: 'Keypad' }));
    for (const key of ['square root', '9']) await user.click(keypad.getByRole('button', { name: key }));
    await user.click(keypad.getByRole('button', { name: 'close parenthesis' }));
    expect(line(1).value).toBe('sqrt(9)');
    expect(screen.getByText('= 3')).not.toBeNull();
    await user.click(keypad.getByRole('button', { name: 'Delete' }));
    expect(line(1).value).toBe('sqrt(9');
  });

  it('hides a line from the graph and shows it again', async () => {
    const user = open();
    await user.type(line(1), 'y=x');
    const swatch = screen.getByRole('button', { name: 'Line 1: hide on the graph' });
    expect(swatch.getAttribute('aria-pressed')).toBe('true');
    await user.click(swatch);
    expect(screen.getByRole('button', { name: 'Line 1: show on the graph' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
  });
});
