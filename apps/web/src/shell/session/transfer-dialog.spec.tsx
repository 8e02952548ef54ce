import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../core/store';
import { TransferDialog } from './transfer-dialog';
import { transferAsked } from '../../core/session/session-slice';

describe('the question whose the answers on this device are', () => {
  it.each([
    ['whose', 'No, leave them here'],
    ['spare', 'Leave it here'],
  ] as const)('(%s) has the focus on leaving them where they are', async (question, safe) => {
    const store = makeStore();
    const answer = store.transfer.ask(() => void store.dispatch(transferAsked(question)));
    render(
      <Provider store={store}>
        <TransferDialog />
      </Provider>,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: safe }));
    fireEvent.click(document.activeElement!);
    expect(await answer).toBe('leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
