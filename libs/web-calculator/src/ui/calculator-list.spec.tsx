import { fireEvent, screen, within } from '@testing-library/react';
import { line, openCalculator as open, tableEntry } from './testing/open-calculator';

const XS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the list of the calculator', () => {
  it('leaves the points of a hidden line out', async () => {
    const user = open();
    await user.type(line(1), 'y=x^2-4');
    expect(screen.getByText('Points of interest (4)')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Line 1: hide on the graph' }));
    expect(screen.getByText('Points of interest (0)')).not.toBeNull();
  });

  it('lets the window follow what was typed, once that rests', async () => {
    const user = open();
    await user.type(line(1), 'y=x-60');
    expect(screen.getByText('Points of interest (0)')).not.toBeNull();
    expect(await screen.findByText('Points of interest (2)', {}, { timeout: 5000 })).not.toBeNull();
  });

  it('brings back by Ctrl+Y what Ctrl+Z took', async () => {
    const user = open();
    await user.type(line(1), 'y=x');
    await user.keyboard('{Control>}z{/Control}');
    expect(line(1).value).toBe('');
    await user.keyboard('{Control>}y{/Control}');
    expect(line(1).value).toBe('y=x');
  });

  it('keeps the caret in a line when one is deleted, the only one too', async () => {
    const user = open();
    await user.type(line(1), '1{Enter}2');
    await user.click(screen.getByRole('button', { name: 'Delete line 1' }));
    expect(document.activeElement).toBe(line(1));
    expect(line(1).value).toBe('2');
    await user.click(screen.getByRole('button', { name: 'Delete line 1' }));
    expect(document.activeElement).toBe(line(1));
    expect(line(1).value).toBe('');
  });

  it('slides below zero and back', async () => {
    const user = open();
    await user.type(line(1), 'a=1');
    const slide = (value: string): void =>
      void fireEvent.change(screen.getByLabelText('a slider'), { target: { value } });
    slide('-2.5');
    expect(line(1).value).toBe('a = -2.5');
    slide('4');
    expect(line(1).value).toBe('a = 4');
  });

  it.each([
    ['[1,2,3,4,5,6,7,8]', '= [1, 2, 3, 4, 5, 6, 7, 8]'],
    ['[1,2,3,4,5,6,7,8,9]', '= [1, 2, 3, 4, 5, 6, 7, 8, …]'],
    ['b=2/4', '= 0.5 (1/2)'],
  ])('shows what %s comes to: %s', (text, shown) => {
    open();
    fireEvent.change(line(1), { target: { value: text } });
    expect(screen.getByText(shown)).not.toBeNull();
  });

  it('sets the caret between the signs that it is between', async () => {
    const user = open();
    await user.type(line(1), 'a+b{ArrowLeft}{ArrowLeft}');
    const caret = line(1).previousElementSibling!.querySelector('[data-caret]')!;
    expect([caret.previousElementSibling?.textContent, caret.nextElementSibling?.textContent]).toEqual(['a', '+']);
  });
});

describe('a table', () => {
  it('is gone through by Enter and arrows', async () => {
    const user = open([tableEntry(1, 1, [1, 2, 3], [4, 5, 6])]);
    await user.click(screen.getByLabelText('y1, row 1'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('y1, row 2'));
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByLabelText('y1, row 1'));
  });

  it.each([
    ['Quadratic: a x² + b x + c', (x: number) => 2 * x * x - 3 * x + 1, 'a = 2, b = −3, c = 1, R² = 1'],
    ['Cubic: a x³ + b x² + c x + d', (x: number) => x ** 3 - 2 * x * x + 4, 'a = 1, b = −2, c = 0, d = 4, R² = 1'],
    ['Power: a xᵇ', (x: number) => 3 * x ** 1.5, 'a = 3, b = 1.5, R² = 1'],
    ['Logarithm: a + b ln x', (x: number) => 4 + 3 * Math.log(x), 'a = 4, b = 3, R² = 1'],
    [
      'Logistic: c / (1 + a e⁻ᵇˣ)',
      (x: number) => 90 / (1 + 20 * Math.exp(-0.8 * x)),
      'c = 90, a = 20, b = 0.8, R² = 1',
    ],
  ])('is fitted by the model that is offered as %s', async (name, truth, found) => {
    const user = open([tableEntry(1, 1, XS, XS.map(truth))]);
    await user.selectOptions(screen.getByLabelText('Fit another model'), name);
    expect(screen.getByText(found)).not.toBeNull();
  });

  it('has its residuals plotted over the column that its fit is over', async () => {
    const [first, other] = [tableEntry(1, 1, XS, XS), tableEntry(2, 12, XS, XS)];
    const user = open([first, other]);
    await user.click(screen.getAllByRole('button', { name: 'Fit line' })[1]!);
    await user.click(screen.getByRole('button', { name: 'Plot residuals' }));
    expect(screen.getByDisplayValue('(x_12, e_1)')).not.toBeNull();
  });
});

describe('the keypad', () => {
  const touch = (element: Element): void => {
    const press = new MouseEvent('pointerdown', { bubbles: true, button: 0 });
    fireEvent(element, Object.assign(press, { pointerType: 'touch' }));
    fireEvent.click(element);
  };
  const keypad = (): HTMLElement | null => screen.queryByRole('group', { name: 'Keypad' });

  it('comes when a line is touched, and not again once it was sent away', async () => {
    const user = open();
    touch(line(1));
    expect(keypad()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keypad' }));
    touch(line(1));
    expect(keypad()).toBeNull();
  });

  it.each([
    ['at most', '<='],
    ['at least', '>='],
    ['nth root', 'nthroot(,)'],
    ['absolute value', '||'],
    ['logₙ to a base', 'log_'],
    ['factorial', '!'],
    ['asin', 'arcsin()'],
  ])('types with %s what that is: %s', async (name, typed) => {
    const user = open();
    await user.click(line(1));
    await user.click(screen.getByRole('button', { name: 'Keypad' }));
    await user.click(screen.getByRole('button', { name: 'f(x) functions' }));
    await user.click(within(keypad()!).getByRole('button', { name: new RegExp(name) }));
    expect(line(1).value).toBe(typed);
  });
});
