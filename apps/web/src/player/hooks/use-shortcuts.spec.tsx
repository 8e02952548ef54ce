import { fireEvent, render } from '@testing-library/react';
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
});
