import { breaksOf, offsetsOf, rangeOf } from './text-offsets';

const region = (html: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return root;
};

describe('offsets in the text of a passage', () => {
  it('go over elements, and come back to the same text', () => {
    const root = region('<p>One <em>two</em> three.</p><p>Four.</p>');
    const range = document.createRange();
    range.setStart(root.querySelector('em')!.firstChild!, 1);
    range.setEnd(root.querySelectorAll('p')[1]!.firstChild!, 2);
    const offsets = offsetsOf(root, range)!;
    expect(root.textContent!.slice(offsets.start, offsets.end)).toBe('wo three.Fo');
    expect(rangeOf(root, offsets.start, offsets.end)!.toString()).toBe('wo three.Fo');
  });

  it('begin and end in the words that they are of, not behind those before', () => {
    const root = region('<p>One <em>two</em> three.</p>');
    const range = rangeOf(root, 4, 7)!;
    const word = root.querySelector('em')!.firstChild;
    expect([range.startContainer, range.startOffset]).toEqual([word, 0]);
    expect([range.endContainer, range.endOffset]).toEqual([word, 3]);
  });

  it('tell where a paragraph, a line or a cell begins, and nothing of what stands within a line', () => {
    const table = '<table><tr><td>12</td><td>15</td></tr></table>';
    const root = region(`<p>One <u>two</u>.</p><p>Three<br>four</p>${table}`);
    const text = root.textContent;
    const pieces = [0, ...breaksOf(root)].map((from, index, all) => text.slice(from, all[index + 1]));
    expect(pieces).toEqual(['One two.', 'Three', 'four', '12', '15']);
  });

  it('are none for an empty selection, one that leaves the passage, or a text that has become shorter', () => {
    const root = region('<p>Short.</p>');
    const range = document.createRange();
    range.setStart(root.querySelector('p')!.firstChild!, 2);
    range.collapse(true);
    expect(offsetsOf(root, range)).toBeNull();
    range.selectNode(document.body);
    expect(offsetsOf(root, range)).toBeNull();
    expect(rangeOf(root, 3, 60)).toBeNull();
  });
});
