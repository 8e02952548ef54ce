import { screen, within } from '@testing-library/react';
import { selectAnnotations } from '../annotate/annotations-slice';
import { BLANK, open, question } from '../testing/open-test-page';

describe('the tools of the test page', () => {
  beforeEach(() => localStorage.clear());

  it('keeps what is typed into the calculator away from the answers: the caret is in line 1, and no key of a tool is one of the page', async () => {
    const { user, record } = open([question(1, { passage: '' }), question(2, { passage: '' })], {}, 'math');
    await user.click(screen.getByRole('button', { name: 'Calculator' }));
    const line = await screen.findByLabelText('Line 1', { selector: 'input' });
    expect(document.activeElement).toBe(line);
    await user.keyboard('y=x^2-9x+30');
    expect((line as HTMLInputElement).value).toBe('y=x^2-9x+30');
    const tool = screen.getByRole('dialog', { name: 'Calculator' });
    for (const place of [
      screen.getByRole('application'),
      screen.getByRole('button', { name: '+ Table' }),
      screen.getByRole('button', { name: 'Move Calculator' }),
      tool,
    ]) {
      place.focus();
      await user.keyboard('23n');
    }
    // A focused control that goes away leaves the keys with the tool, not with the page.
    await user.click(screen.getByRole('button', { name: '+ Line' }));
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('23n');
    expect(record().answers).toEqual(['', '']);
    expect(screen.getByText('Stem 1')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close Calculator' }));
    await user.keyboard('2n');
    expect(record().answers).toEqual(['b', '']);
    expect(screen.getByText('Stem 2')).not.toBeNull();
  });

  it('offers calculator and reference in Math only', () => {
    open([question(1)]);
    expect(screen.queryByRole('button', { name: 'Calculator' })).toBeNull();
  });

  it('opens, moves, minimises and closes a tool by keyboard', async () => {
    const { user } = open([BLANK], {}, 'math');
    await user.click(screen.getByRole('button', { name: 'Reference' }));
    const sheet = await screen.findByRole('dialog', { name: 'Reference' });
    expect((await within(sheet).findAllByRole('img')).length).toBe(10);
    const left = (): number => Number.parseFloat(sheet.style.left);
    const room = (): string => document.documentElement.style.getPropertyValue('--dock-left');
    // Against the left side, for which the question makes room until it is taken off it.
    expect([left(), room()]).toEqual([0, sheet.style.width]);
    screen.getByRole('button', { name: 'Move Reference' }).focus();
    await user.keyboard('{Enter}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    expect([left(), room()]).toEqual([8 + 16 + 64, '0px']);
    const minimise = screen.getByRole('button', { name: 'Minimise Reference' });
    await user.click(minimise);
    expect(screen.queryByRole('region', { name: 'Reference sheet' })).toBeNull();
    expect(minimise.getAttribute('aria-label')).toBe('Restore Reference');
    await user.click(minimise);
    expect(screen.getByRole('region', { name: 'Reference sheet' })).not.toBeNull();
    await user.click(minimise);
    await user.click(screen.getByRole('button', { name: 'Reference' }));
    expect(screen.getByRole('region', { name: 'Reference sheet' })).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close Reference' }));
    expect(screen.queryByRole('dialog', { name: 'Reference' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Reference');
  });

  it('are behind one button on a narrow screen: windows, and panels to step into and back', async () => {
    const wide = globalThis.matchMedia;
    globalThis.matchMedia = ((media: string) => ({
      media,
      matches: media === '(max-width: 767px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof matchMedia;
    try {
      const { user } = open([BLANK], {}, 'math');
      expect(screen.queryByRole('button', { name: 'Reference' })).toBeNull();
      const menu = screen.getByRole('button', { name: 'Tools' });
      await user.click(menu);
      await user.click(screen.getByRole('button', { name: 'Text' }));
      const panel = screen.getByRole('dialog', { name: 'Text settings' });
      await within(panel).findByRole('radio', { name: '200 %' });
      await user.click(within(panel).getByRole('button', { name: 'Tools' }));
      await user.click(screen.getByRole('button', { name: 'Reference' }));
      const sheet = await screen.findByRole('dialog', { name: 'Reference' });
      expect(screen.queryByRole('dialog', { name: 'Tools' })).toBeNull();
      await user.click(within(sheet).getByRole('button', { name: 'Close Reference' }));
      expect(document.activeElement).toBe(menu);
    } finally {
      globalThis.matchMedia = wide;
    }
  });

  it('moves the divider by arrows, Home and End', async () => {
    const { user } = open([question(1)]);
    const divider = screen.getByRole('separator');
    divider.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(divider.getAttribute('aria-valuenow')).toBe('54');
    await user.keyboard('{End}');
    expect(divider.getAttribute('aria-valuenow')).toBe('70');
    await user.keyboard('{Home}');
    expect(divider.getAttribute('aria-valuenow')).toBe('30');
    await user.dblClick(divider);
    expect(divider.getAttribute('aria-valuenow')).toBe('50');
  });

  it('highlights sentences and keeps notes without a mouse', async () => {
    const { user, store } = open([question(1, { passage: '<p>First point. Second point.</p>' })]);
    await user.click(screen.getByRole('button', { name: 'Annotate' }));
    const notes = await screen.findByRole('dialog', { name: 'Highlights & notes' });
    await user.click(within(notes).getByText('Highlight by sentence'));
    await user.click(within(notes).getByRole('button', { name: 'Second point.' }));
    await user.type(within(notes).getByRole('textbox', { name: /Note on/ }), 'why');
    expect(selectAnnotations(store.getState())).toMatchObject([
      { question_id: 1, region: 'passage', start: 13, end: 26, style: 'yellow', note: 'why' },
    ]);
    await user.click(within(notes).getByRole('button', { name: 'Clear all in this question' }));
    expect(selectAnnotations(store.getState())).toEqual([]);
  });
});
