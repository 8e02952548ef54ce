import { render, screen, waitFor } from '@testing-library/react';
import { MathText } from './math-text';
import { sanitizeHtml } from './sanitize';
import { hasTex, splitTex } from '@aivy/typeset';

const show = (html: string) => render(<MathText html={html} />).container;

describe('splitting TeX', () => {
  it('finds inline and display formulas between text', () => {
    expect(splitTex('If \\(x=1\\), then \\[y^2\\] holds')).toEqual([
      { kind: 'text', text: 'If ' },
      { kind: 'tex', tex: 'x=1', display: false, head: '', tail: ',' },
      { kind: 'text', text: ' then ' },
      { kind: 'tex', tex: 'y^2', display: true, head: '', tail: '' },
      { kind: 'text', text: ' holds' },
    ]);
    expect(splitTex('costs $5 (or so)')).toEqual([{ kind: 'text', text: 'costs $5 (or so)' }]);
    expect(hasTex('\\(x\\)')).toBe(true);
    expect(hasTex('(x)')).toBe(false);
  });
});

describe('sanitising', () => {
  it('drops scripts, handlers, styles and ids and keeps text, tables and drawings with their names', () => {
    const clean = sanitizeHtml(
      '<p id="root" style="color:red" onclick="x()">A <u>b</u></p><script>x()</script><svg role="img" aria-label="Line" viewBox="0 0 9 9"><path d="M0 0"/></svg><table><tr><td>1</td></tr></table><a href="//x">go</a>',
    );
    expect(clean).not.toMatch(/script|onclick|style|id=|href/);
    expect(clean).toContain('<p>A <u>b</u></p>');
    expect(clean).toMatch(/<svg[^>]*aria-label="Line"/);
    expect(clean).toContain('<td>1</td>');
  });
});

describe('MathText', () => {
  // The renderer is large; what it takes to compile is not what is tested here.
  beforeAll(() => import('./renderer/renderer'), 30_000);

  it('shows text without TeX at once, with no formula in it', () => {
    expect(show('<p>Plain <em>text</em></p>').innerHTML).toContain('<p>Plain <em>text</em></p>');
    expect(document.querySelector('[data-tex]')).toBeNull();
  });

  it('draws a formula and gives the same formula as MathML to readers', async () => {
    const container = show('<p>Solve \\(\\frac{1}{2}x=3\\) now</p>');
    await waitFor(() => expect(container.querySelector('mjx-container svg')).not.toBeNull());
    expect(container.querySelector('math mfrac')).not.toBeNull();
    expect(container.querySelector('mjx-container')?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(container.textContent).toMatch(/^Solve .*now$/s);
  });

  it('names a button by words: a browser leaves MathML out of a name', async () => {
    const { container } = render(
      <button type="button">
        A <MathText as="span" names html={'\\(\\frac{1}{2}x^2\\) or less'} />
      </button>,
    );
    await waitFor(() => expect(container.querySelector('mjx-container svg')).not.toBeNull());
    const named = container.cloneNode(true) as HTMLElement;
    for (const hidden of named.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    expect(named.textContent?.replace(/\s+/g, ' ')).toBe('A 1 over 2 times x squared or less');
    expect(container.querySelector('math mfrac')).not.toBeNull();
  });

  it('names the headers of a table by words, and changes none of its text', async () => {
    const table =
      '<table><tr><th scope="col">Time \\(t\\)</th><th scope="col">\\(t^2\\)</th><th>Plain</th></tr></table>';
    const container = show(table);
    await waitFor(() => expect(container.querySelectorAll('mjx-container svg')).toHaveLength(2));
    const headers = [...container.querySelectorAll('th')];
    expect(headers.map((header) => header.getAttribute('aria-label'))).toEqual(['Time t', 't squared', null]);
    expect(headers[1]!.querySelector('math msup')).not.toBeNull();
    expect(headers[2]!.textContent).toBe('Plain');
  });

  it.each([
    '\\begin{cases}x&1\\\\y&2\\end{cases}',
    '\\binom{5}{2}',
    '\\begin{aligned}x&=1\\\\y&=2\\end{aligned}',
    '\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix}',
  ])('draws AMS mathematics: %s', async (tex) => {
    const container = show(`\\[${tex}\\]`);
    await waitFor(() =>
      expect(container.querySelectorAll('mjx-container svg path, mjx-container svg use').length).toBeGreaterThan(2),
    );
  });

  it('keeps a formula on one line with what is written right before and after it, unless it may fill the line', async () => {
    const long = 'x^2+y^2+2x+2y+1=0+0+0+0+0+0+0+0+0+0+0+0+0+0';
    const container = show(
      `In the \\(xy\\)-plane (\\(x>0\\)), \\(a\\)-\\(b\\) and the \\(n\\)th term of \\(s\\) is \\(${long}\\)-fold and \\[y\\].`,
    );
    const lines = [...container.querySelectorAll('[data-tex-line]')].map((line) =>
      [...line.childNodes]
        .map((node) => (node instanceof Element ? `<${node.getAttribute('data-tex')}>` : node.textContent))
        .join(''),
    );
    expect(lines).toEqual(['<xy>-plane', '(<x>0>),', '<a>-', '<n>th']);
    expect(container.querySelectorAll('[data-tex]')).toHaveLength(8);
    await waitFor(() => expect(container.querySelectorAll('mjx-container').length).toBeGreaterThan(8));
  });

  it('shows the source of a faulty formula instead of nothing', async () => {
    show('\\(\\frac{1\\)');
    expect(await screen.findByTitle(/brace|argument/i)).toHaveProperty('textContent', '\\frac{1');
  });

  it('never lets markup in through a formula', async () => {
    const container = show('\\(a &lt;img src=x onerror=alert(1)&gt;\\)');
    await waitFor(() => expect(container.querySelector('mjx-container')).not.toBeNull());
    expect(container.querySelector('img')).toBeNull();
  });

  it('changes with its text', async () => {
    const { container, rerender } = render(<MathText html="\(x\)" />);
    await waitFor(() => expect(container.querySelector('math mi')).toHaveProperty('textContent', 'x'));
    rerender(<MathText html="\(y\)" />);
    await waitFor(() => expect(container.querySelector('math mi')).toHaveProperty('textContent', 'y'));
    rerender(<MathText html="words" />);
    expect(container.textContent).toBe('words');
  });
});
