import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../store';
import { AlertCenter } from './alert-center';
import { clearErrors, showAlert } from './alerts-slice';

describe('messages at the edge of the page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const show = () => {
    const store = makeStore();
    render(
      <Provider store={store}>
        <AlertCenter />
      </Provider>,
    );
    act(() => {
      store.dispatch(showAlert({ tone: 'news', text: 'Code sent' }));
      store.dispatch(showAlert({ tone: 'error', text: 'It failed' }));
    });
    return store;
  };
  const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('leave by themselves: news after 6 s, an error after 15', () => {
    show();
    wait(5_999);
    expect(shown()).toEqual(['Code sent', 'It failed']);
    wait(1);
    expect(shown()).toEqual(['It failed']);
    wait(8_999);
    expect(shown()).toEqual(['It failed']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  it('stay while they are read', () => {
    show();
    fireEvent.pointerEnter(screen.getAllByRole('alert')[1]!);
    wait(60_000);
    expect(shown()).toEqual(['It failed']);
    fireEvent.pointerLeave(screen.getByRole('alert'));
    wait(15_000);
    expect(shown()).toEqual([]);
  });

  it('of errors go when what they were about is changed; news does not', () => {
    const store = show();
    act(() => void store.dispatch(clearErrors()));
    expect(shown()).toEqual(['Code sent']);
  });
});
