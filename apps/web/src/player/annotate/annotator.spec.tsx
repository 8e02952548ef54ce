import { act, fireEvent, screen, within } from '@testing-library/react';
import { open, question } from '../testing/open-test-page';
import { annotation as make } from './testing/annotation';
import { annotationsLoaded, selectAnnotations, type Annotation } from './annotations-slice';

const PASSAGE = 'Kelp grows fast. Few animals eat it.';
const QUESTIONS = [1, 2].map((id) => question(id, { passage: `<p>${PASSAGE}</p>`, question: '<p>What grows?</p>' }));
const region = (name: Annotation['region']): HTMLElement => document.querySelector(`[data-region="${name}"]`)!;
const frame = (): Promise<unknown> => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Selects words of a region, as a mouse would. */
function select(text: string, name: Annotation['region'] = 'passage'): void {
  const node = document.createTreeWalker(region(name), NodeFilter.SHOW_TEXT).nextNode() as Text;
  const at = node.data.indexOf(text);
  window.getSelection()!.setBaseAndExtent(node, at, node, at + text.length);
}
/** From now on this place of the passage is under every press. */
function under(offset: number): void {
  document.caretPositionFromPoint = () =>
    ({
      offsetNode: document.createTreeWalker(region('passage'), NodeFilter.SHOW_TEXT).nextNode()!,
      offset,
    }) as unknown as CaretPosition;
}
async function lift(on: Element): Promise<void> {
  fireEvent(on, new MouseEvent('pointerup', { bubbles: true, clientX: 5, clientY: 5 }));
  await frame();
}

/** The page with highlights, once the tool for them has come. */
async function annotating(...annotations: Annotation[]) {
  const page = open(QUESTIONS);
  act(() => void page.store.dispatch(annotationsLoaded(annotations)));
  await page.user.click(screen.getByRole('button', { name: 'Annotate' }));
  const notes = await screen.findByRole('dialog', { name: 'Highlights & notes' });
  const spans = (): [string, number, number, string][] =>
    selectAnnotations(page.store.getState()).map(({ region: name, start, end, style }) => [name, start, end, style]);
  const close = (): Promise<void> => page.user.click(screen.getByRole('button', { name: 'Close Highlights & notes' }));
  return { ...page, notes, spans, close };
}
const toolbar = (): HTMLElement | null => screen.queryByRole('region', { name: 'Annotate the selected text' });

describe('highlights of a question', () => {
  // jsdom lays nothing out: a selection has no box, and no text is under a point.
  beforeAll(() => {
    Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  });
  afterEach(() => {
    window.getSelection()?.removeAllRanges();
    Reflect.deleteProperty(document, 'caretPositionFromPoint');
  });

  it('are made of whole words by H, in the passage and in the question', async () => {
    const { spans, close, user } = await annotating();
    await close();
    select('row');
    await user.keyboard('h');
    select('hat gro', 'question');
    await user.keyboard('h');
    expect(spans()).toEqual([
      ['passage', 5, 10, 'yellow'],
      ['question', 0, 10, 'yellow'],
    ]);
    expect(window.getSelection()!.isCollapsed).toBe(true);
  });

  it('are taken off the selected words by Shift+H, and without a selection off the whole question', async () => {
    const other = make(0, 4, { question_id: 2 });
    const { spans, close, user } = await annotating(make(0, 15), make(0, 4, { region: 'question' }), other);
    await close();
    select('grows ');
    await user.keyboard('{Shift>}h{/Shift}');
    expect(spans()).toEqual([
      ['question', 0, 4, 'yellow'],
      // Of the other question.
      ['passage', 0, 4, 'yellow'],
      ['passage', 0, 5, 'yellow'],
      ['passage', 10, 15, 'yellow'],
    ]);
    window.getSelection()!.removeAllRanges();
    await user.keyboard('{Shift>}h{/Shift}');
    expect(spans()).toEqual([['passage', 0, 4, 'yellow']]);
  });

  it('have their bar beside what a long press has selected, which ends in no pointer that goes up', async () => {
    const { close } = await annotating();
    await close();
    // What the press before has let go is looked at in the next frame.
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    fireEvent(region('passage'), new MouseEvent('pointerdown', { bubbles: true }));
    select('animals');
    fireEvent(document, new Event('selectionchange'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
    // The finger is still down.
    expect(toolbar()).toBeNull();
    fireEvent(region('passage'), new MouseEvent('pointercancel', { bubbles: true }));
    fireEvent(document, new Event('selectionchange'));
    expect(
      await screen.findByRole('region', { name: 'Annotate the selected text' }, { timeout: 3_000 }),
    ).not.toBeNull();
  });

  it('are made by the bar beside a selection, which stays while it is pressed and goes by Escape', async () => {
    const { spans, close, user } = await annotating();
    await close();
    select('animals');
    await lift(region('passage'));
    expect(toolbar()).not.toBeNull();
    await lift(within(toolbar()!).getByRole('button', { name: 'Pink' }));
    expect(toolbar()).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(toolbar()).toBeNull();
    select('animals');
    await lift(region('passage'));
    await user.click(within(toolbar()!).getByRole('button', { name: 'Pink' }));
    expect(spans()).toEqual([['passage', 21, 28, 'pink']]);
    expect(toolbar()).toBeNull();
    // What was highlighted just now is found by a press on it.
    under(22);
    await lift(region('passage'));
    expect(toolbar()).not.toBeNull();
  });

  it('are changed and deleted by a press on them, but not through what lies over the text', async () => {
    const { spans, close, user } = await annotating(make(5, 10));
    await close();
    // The r of “grows”.
    under(6);
    await lift(screen.getByRole('button', { name: 'Annotate' }));
    expect(toolbar()).toBeNull();
    await lift(region('passage'));
    await user.click(within(toolbar()!).getByRole('button', { name: 'Blue' }));
    expect(spans()).toEqual([['passage', 5, 10, 'blue']]);
    await lift(region('passage'));
    await user.click(within(toolbar()!).getByRole('button', { name: 'Delete the highlight' }));
    expect(spans()).toEqual([]);
  });

  it('are put on and off a sentence in the list, whatever is highlighted in the question', async () => {
    const { spans, notes, user } = await annotating(make(0, 4, { region: 'question' }));
    await user.click(within(notes).getByText('Highlight by sentence'));
    const first = within(notes).getByRole('button', { name: 'Kelp grows fast.' });
    expect(first.getAttribute('aria-pressed')).toBe('false');
    await user.click(first);
    expect(first.getAttribute('aria-pressed')).toBe('true');
    await user.click(first);
    expect(spans()).toEqual([['question', 0, 4, 'yellow']]);
  });
});

describe('the signs of notes', () => {
  const rects = Range.prototype.getClientRects;
  afterEach(() => void Object.assign(Range.prototype, { getClientRects: rects }));

  it('stand in the margin beside the first line that is marked, for highlights with a note alone', async () => {
    Range.prototype.getClientRects = () => [new DOMRect(0, 130, 50, 20)] as unknown as DOMRectList;
    const { store, user } = await annotating();
    const host = region('passage').parentElement!;
    // Zoomed to twice its size, from 100 px on.
    host.getBoundingClientRect = () => new DOMRect(0, 100, 800, 900);
    Object.defineProperty(host, 'offsetWidth', { value: 400 });
    act(
      () =>
        void store.dispatch(
          annotationsLoaded([make(0, 4, { note: 'why?' }), make(5, 10), make(11, 15, { note: ' ' })]),
        ),
    );
    const signs = screen.getAllByRole('button', { name: /^Note:/ });
    expect(signs.map(({ title, style }) => [title, style.top])).toEqual([['why?', '20px']]);
    await user.click(signs[0]!);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note on “Kelp”' }));
  });
});
