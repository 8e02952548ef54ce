import { replaceTex } from './replace-tex.js';

const named = (html: string): string => replaceTex(html, (tex, display) => `{${display ? 'D' : 'I'} ${tex}}`);

describe('replacing TeX in HTML', () => {
  it('finds formulas in the text alone, with their entities read, and writes the rest as it was', () => {
    expect(named('<p title="a > \\(b\\)">If \\( x &lt; 1 \\) &amp; so, \\[y\\]</p>')).toBe(
      '<p title="a > \\(b\\)">If {I x < 1} &amp; so, {D y}</p>',
    );
    expect(named('a &lt;b&gt; \\(x\\)')).toBe('a &lt;b&gt; {I x}');
    expect(named('a&nbsp;b \\(x&nbsp;y\\)')).toBe('a\u00a0b {I x\u00a0y}');
  });

  it('keeps what is written right beside a short formula on its line', () => {
    expect(named('the (\\(x\\)-axis).')).toBe('the <span data-tex-line="">({I x}-axis).</span>');
  });

  it('leaves the text of figures, and what is between them is text again', () => {
    const figure = '<svg viewBox="0 0 9 9"><text>\\(a\\)</text></svg>';
    expect(named(`${figure} \\(b\\) ${figure}`)).toBe(`${figure} {I b} ${figure}`);
  });

  it('finds formulas after a figure that has nothing in it', () => {
    expect(named('<svg/> \\(a\\) <svg viewBox="0 0 9 9" /> \\(b\\)')).toBe(
      '<svg/> {I a} <svg viewBox="0 0 9 9" /> {I b}',
    );
  });

  it('leaves HTML without formulas as it is', () => {
    expect(named('<p>1 < 2 & 3</p>')).toBe('<p>1 < 2 & 3</p>');
  });
});
