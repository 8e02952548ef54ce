import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Keypad } from './keypad';
import { expressionEntry, line, openCalculator as open, tableEntry } from './testing/open-calculator';

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

  it('types with each key what stands on it, in a line that stays worked on', () => {
    const typed: string[] = [];
    render(<Keypad onType={(before, after) => void typed.push(`${before}¦${after}`)} onPress={() => undefined} />);
    const keys: Record<string, readonly (readonly [name: string, types: string])[]> = {
      '123 numbers': [
        ...[...'xy0123456789'].map((each) => [each, `${each}¦`] as const),
        ['a² squared', '^2¦'],
        ['aᵇ to the power of', '^(¦)'],
        ['a⁄b fraction', '(¦)/()'],
        ['square root', 'sqrt(¦)'],
        ['divided by', '/¦'],
        ['times', '*¦'],
        ['minus', '-¦'],
        ['plus', '+¦'],
        ['point', '.¦'],
        ['equals', '=¦'],
        ['less than', '<¦'],
        ['greater than', '>¦'],
        ['open parenthesis', '(¦'],
        ['close parenthesis', ')¦'],
        ['π', 'pi¦'],
      ],
      'f(x) functions': [
        ...['sin', 'cos', 'tan', 'ln', 'log', 'mean', 'median', 'stdev', 'total', 'nCr'].map(
          (each) => [each, `${each}(¦)`] as const,
        ),
        ...['sin', 'cos', 'tan'].map((each) => [`a${each}`, `arc${each}(¦)`] as const),
        ['|a| absolute value', '|¦|'],
        ['logₙ to a base', 'log_¦'],
        ['nth root', 'nthroot(¦,)'],
        ['n! factorial', '!¦'],
        ['percent', '%¦'],
        ['at most', '<=¦'],
        ['at least', '>=¦'],
        ['comma', ',¦'],
        ['aₙ index', '_¦'],
        ['e', 'e¦'],
        ['~ about equal, for regressions', '~¦'],
        ['[ ] list', '[¦]'],
        ['{ } condition', '{¦}'],
        ['f(x) =', 'f(x)=¦'],
      ],
      'abc letters': [...[...'abcdefghijklmnopqrstuvwxyz'].map((each) => [each, `${each}¦`] as const), ['colon', ':¦']],
    };
    for (const [page, expected] of Object.entries(keys)) {
      fireEvent.click(screen.getByLabelText(page));
      const there = new Map(
        [...keypad()!.querySelectorAll('button')].map((key) => [
          key.getAttribute('aria-label') ?? key.textContent,
          key,
        ]),
      );
      for (const [name, types] of expected) {
        const key = there.get(name)!;
        typed.length = 0;
        // A press that is not held back would take the caret out of the line.
        expect([name, fireEvent.mouseDown(key)]).toEqual([name, false]);
        fireEvent.click(key);
        expect([name, ...typed]).toEqual([name, types]);
      }
    }
  });

  it('comes back with the next touch where it only made room for the graph', () => {
    open();
    touch(line(1));
    fireEvent.click(screen.getByRole('button', { name: 'Graph instead of the keys' }));
    expect(keypad()).toBeNull();
    touch(line(1));
    expect(keypad()).not.toBeNull();
  });

  it('takes an empty line away by Delete, and types into the line although a slider was moved last', () => {
    open([expressionEntry(1, 'a=1'), expressionEntry(2, '')]);
    act(() => line(2).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Keypad' }));
    fireEvent.click(within(keypad()!).getByRole('button', { name: 'Delete' }));
    expect(screen.queryByLabelText('Line 2', { selector: 'input' })).toBeNull();
    act(() => screen.getByLabelText('a slider').focus());
    fireEvent.click(within(keypad()!).getByRole('button', { name: '2' }));
    expect(line(1).value).toBe('a=12');
  });
});

describe('a line that is typed into', () => {
  it('is not left by the Enter that ends the composing of a letter', () => {
    open();
    fireEvent.keyDown(line(1), { key: 'Enter', isComposing: true });
    expect(screen.queryByLabelText('Line 2', { selector: 'input' })).toBeNull();
  });

  it('leaves Shift and an arrow to the browser, which selects', () => {
    open([expressionEntry(1, 'x^2')]);
    expect(fireEvent.keyDown(line(1), { key: 'ArrowLeft', shiftKey: true })).toBe(true);
    expect(fireEvent.keyDown(line(1), { key: 'ArrowLeft' })).toBe(false);
  });

  it('keeps what stands around the place where several lines are pasted', () => {
    open([expressionEntry(1, 'y=1+x')]);
    line(1).setSelectionRange(2, 3);
    fireEvent.paste(line(1), { clipboardData: { getData: () => '2\ny=5' } });
    expect([line(1).value, line(2).value]).toEqual(['y=2+x', 'y=5']);
  });

  it('has the number on the graph that it has in the list, whatever else is drawn', () => {
    open([expressionEntry(1, 'y=x'), expressionEntry(2, '2+3'), expressionEntry(3, '')]);
    const texts: string[] = [];
    const context = new Proxy(
      { fillText: (text: string) => void texts.push(text) },
      { get: (target, name) => (name === 'fillText' ? target.fillText : () => ({ width: 7 })), set: () => true },
    );
    HTMLCanvasElement.prototype.getContext = (() =>
      context) as unknown as typeof HTMLCanvasElement.prototype.getContext;
    fireEvent.change(line(3), { target: { value: 'y=-x' } });
    // The axes have even numbers.
    expect(texts.filter((text) => Number(text) % 2 === 1)).toEqual(['1', '3']);
  });
});
