import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../core/store';
import { HandoverDialog } from './handover-dialog';
import { handoverAsked } from '../../core/session/session-slice';

describe('the question whose the answers on this device are', () => {
  it.each([
    ['whose', 'No, leave them here'],
    ['spare', 'Leave it here'],
  ] as const)('(%s) has the focus on leaving them where they are', async (question, safe) => {
    const store = makeStore();
    const answer = store.handover.ask(() => void store.dispatch(handoverAsked(question)));
    render(
      <Provider store={store}>
        <HandoverDialog />
      </Provider>,
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: safe }));
    fireEvent.click(document.activeElement!);
    expect(await answer).toBe('leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
