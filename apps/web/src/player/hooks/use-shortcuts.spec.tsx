import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ShortcutAction } from '../shortcuts';
import { useShortcuts } from './use-shortcuts';

function Page({ onAction }: { onAction: (action: ShortcutAction) => void }) {
  useShortcuts(onAction, { singleKeys: true, enabled: true });
  return null;
}

describe('the keys of the test', () => {
  it('act once, however long a key is held', () => {
    const actions: ShortcutAction[] = [];
    render(<Page onAction={(action) => void actions.push(action)} />);
    fireEvent.keyDown(document.body, { key: 'm', code: 'KeyM' });
    for (let times = 0; times < 5; times += 1)
      fireEvent.keyDown(document.body, { key: 'm', code: 'KeyM', repeat: true });
    expect(actions).toEqual([{ kind: 'mark' }]);
    fireEvent.keyDown(document.body, { key: 'm', code: 'KeyM' });
    expect(actions).toHaveLength(2);
  });

  it('act for the page as it is now, are taken from the browser, and act no more once the page has gone', () => {
    const [before, now]: ShortcutAction[][] = [[], []];
    const { rerender, unmount } = render(<Page onAction={(action) => void before!.push(action)} />);
    rerender(<Page onAction={(action) => void now!.push(action)} />);
    expect(fireEvent.keyDown(document.body, { key: 'n' })).toBe(false);
    expect(fireEvent.keyDown(document.body, { key: 'z' })).toBe(true);
    unmount();
    fireEvent.keyDown(document.body, { key: 'n' });
    expect([before, now]).toEqual([[], [{ kind: 'next' }]]);
  });

  it('are left to whoever has taken one of them, and to the tool whose focused control has gone', () => {
    const actions: ShortcutAction[] = [];
    render(
      <>
        <Page onAction={(action) => void actions.push(action)} />
        <section data-tool-window>
          <button type="button">Delete line</button>
        </section>
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          Own
        </button>
      </>,
    );
    fireEvent.keyDown(screen.getByRole('button', { name: 'Own' }), { key: 'm' });
    const gone = screen.getByRole('button', { name: 'Delete line' });
    act(() => gone.focus());
    gone.remove();
    fireEvent.keyDown(document.body, { key: 'm' });
    expect(actions).toEqual([]);
    act(() => screen.getByRole('button', { name: 'Own' }).focus());
    fireEvent.keyDown(document.body, { key: 'm' });
    expect(actions).toEqual([{ kind: 'mark' }]);
  });
});
