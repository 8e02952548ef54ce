import { fireEvent, screen, within } from '@testing-library/react';
import { line, openCalculator as open } from './testing/open-calculator';

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

  it('fits another model, in letters that other lines may use, and plots what is left over', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: '+ Table' }));
    for (const [row, x, y] of [
      [1, 0, 3],
      [2, 1, 6],
      [3, 3, 24],
    ] as const) {
      await user.type(screen.getByLabelText(`x1, row ${row}`), String(x));
      await user.type(screen.getByLabelText(`y1, row ${row}`), String(y));
    }
    await user.selectOptions(screen.getByLabelText('Fit another model'), 'Exponential: a bˣ');
    expect(screen.getByText('a = 3, b = 2, R² = 1')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Plot residuals' }));
    expect(screen.getByDisplayValue('(x_1, e_1)')).not.toBeNull();
  });

  it('offers a slider for each letter without a value at one click, and for all', async () => {
    const user = open();
    await user.type(line(1), 'y=a x^2+b');
    expect(screen.getByRole('button', { name: 'Add a slider for b' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add sliders for a and b' }));
    expect([line(2).value, line(3).value]).toEqual(['a = 1', 'b = 1']);
    expect(line(1).getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(screen.getByLabelText('a slider'), { target: { value: '2.5' } });
    expect(line(2).value).toBe('a = 2.5');
  });

  it('says in which unit a line counts its angles, and only there', async () => {
    const user = open();
    await user.type(line(1), 'sin(30)');
    expect(screen.getByText('= 0.5 (1/2)')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Angles in degrees: change' }));
    expect(screen.getByText('= −0.9880316241')).not.toBeNull();
    await user.clear(line(1));
    await user.type(line(1), '2+3');
    expect(screen.queryByRole('button', { name: /Angles in/ })).toBeNull();
  });

  it('takes back and brings back by its buttons and by the keys for it', async () => {
    const user = open();
    await user.type(line(1), 'y=x{Enter}y=2');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect([line(1).value, line(2).value]).toEqual(['y=x', 'y=2']);
    await user.click(line(2));
    await user.keyboard('{Control>}z{/Control}');
    expect(line(2).value).toBe('');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(line(2).value).toBe('y=2');
    // The clearing is still ahead.
    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect(line(1).value).toBe('');
    expect(screen.getByRole('button', { name: 'Redo' }).hasAttribute('disabled')).toBe(true);
  });

  it('typesets a line while it is typed, and leaves the field to readers of screens', async () => {
    const user = open();
    await user.type(line(1), '(x+1)/2+x_1');
    const picture = line(1).previousElementSibling!;
    expect(picture.getAttribute('aria-hidden')).toBe('true');
    // One above the other, and no parentheses: 1/2, not (1)/2.
    expect(picture.textContent).toBe('x+12+x1');
    expect(picture.querySelectorAll('[data-caret]')).toHaveLength(1);
    expect(line(1).value).toBe('(x+1)/2+x_1');
  });

  it('moves the caret through what is to be seen, leaves an exponent to the right, and goes up and down in a fraction', async () => {
    const user = open();
    await user.type(line(1), 'x^2');
    await user.keyboard('{ArrowRight}');
    expect(line(1).value).toBe('x^(2)');
    await user.keyboard('+1/2{ArrowUp}3');
    expect(line(1).value).toBe('x^(2)+13/2');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(line(1));
  });

  it('goes to points of interest by keys, stops at them while tracing, and tells a curve in words', async () => {
    const user = open();
    await user.type(line(1), 'y=x^2-4');
    const plane = screen.getByRole('application');
    plane.focus();
    const said = (): string | null => screen.getByRole('status').textContent;
    await user.keyboard('}}');
    expect(said()).toMatch(/^x-intercept: −2, 0|minimum: 0, −4|y-intercept: 0, −4/);
    await user.keyboard('{{');
    const heard: (string | null)[] = [];
    for (let i = 0; i < 12; i += 1) {
      await user.keyboard(']');
      heard.push(said());
    }
    expect(heard.some((each) => /(intercept|minimum): /.test(each ?? ''))).toBe(true);
    await user.keyboard('l');
    expect(said()).toBe(
      'y=x^2-4. From x = −10 to 10 it falls, rises from 0. X-intercepts (−2, 0) and (2, 0); y-intercept (0, −4); minimum (0, −4).',
    );
  });

  it('traces a circle by keys, and tells where it runs', async () => {
    const user = open();
    await user.type(line(1), 'x^2+y^2=25');
    screen.getByRole('application').focus();
    const said = (): string | null => screen.getByRole('status').textContent;
    await user.keyboard(']');
    expect(said()).toBe('x^2+y^2=25: −5, 0');
    await user.keyboard(']');
    expect(said()).toMatch(/^x\^2\+y\^2=25: −4\.99\d*, 0\.\d+$/);
    await user.keyboard('l');
    expect(said()).toMatch(/^x\^2\+y\^2=25\. It runs from x = −5 to 5 and from y = −5 to 5 and closes\. X-intercepts/);
  });

  it('takes several lines at once from the clipboard', async () => {
    const user = open();
    await user.type(line(1), 'y=1{Enter}');
    await user.paste('2x+3y=12\r\n\n y = x - 1 \nx=4\n');
    expect([1, 2, 3, 4].map((number) => line(number).value)).toEqual(['y=1', '2x+3y=12', 'y = x - 1', 'x=4']);
    expect(document.activeElement).toBe(line(4));
    await user.keyboard('{Control>}z{/Control}');
    expect(line(2).value).toBe('');
    // The line that was worked on has gone; its neighbour is worked on instead.
    expect(document.activeElement).toBe(line(2));
    await user.paste('sin(30)');
    expect(line(2).value).toBe('sin(30)');
  });

  it('has braces for where a line holds among its own keys', async () => {
    const user = open();
    await user.type(line(1), 'y=x');
    await user.click(screen.getByRole('button', { name: 'Keypad' }));
    await user.click(screen.getByRole('button', { name: 'f(x) functions' }));
    await user.click(screen.getByRole('button', { name: '{ } condition' }));
    expect([line(1).value, line(1).selectionStart]).toEqual(['y=x{}', 4]);
  });

  it('types with its own keys into a cell of a table as into a line', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: '+ Table' }));
    await user.click(screen.getByRole('button', { name: 'Keypad' }));
    const cell = screen.getByLabelText<HTMLInputElement>('x1, row 1');
    await user.click(cell);
    const keypad = within(screen.getByRole('group', { name: 'Keypad' }));
    for (const key of ['minus', '1', '2', 'Delete']) await user.click(keypad.getByRole('button', { name: key }));
    expect(cell.value).toBe('-1');
    expect(cell.inputMode).toBe('none');
  });

  it('builds a fraction with its own keys, part by part', async () => {
    const user = open();
    await user.click(line(1));
    await user.click(screen.getByRole('button', { name: 'Keypad' }));
    const keypad = within(screen.getByRole('group', { name: 'Keypad' }));
    for (const key of ['a⁄b fraction', '3', 'Caret right', '4', 'Caret right', 'plus', '1'])
      await user.click(keypad.getByRole('button', { name: key }));
    expect(line(1).value).toBe('(3)/(4)+1');
    expect(screen.getByText('= 1.75 (7/4)')).not.toBeNull();
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
