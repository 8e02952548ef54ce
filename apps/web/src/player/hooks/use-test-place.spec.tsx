import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../core/store';
import { begun, choiceToggled, movedTo, sectionSized, timeLeftRead, timePassed } from '../slice';
import { useTestPlace } from './use-test-place';

describe('where the student is in a running test', () => {
  it('is told anew after a step, and neither at a tick of the clock nor after an answer', () => {
    const store = makeStore();
    store.dispatch(begun({ startTime: '', formId: null, owner: null }));
    store.dispatch(sectionSized({ section: 'reading_and_writing', length: 3 }));
    let drawn = 0;
    const { result } = renderHook(
      () => {
        drawn += 1;
        return useTestPlace();
      },
      { wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider> },
    );
    act(() => {
      store.dispatch(timePassed({ ms: 1_000, limitMs: 60_000 }));
      store.dispatch(timeLeftRead(59_000));
      store.dispatch(choiceToggled('b'));
    });
    expect([drawn, result.current.position]).toEqual([1, 0]);
    act(() => void store.dispatch(movedTo(1)));
    expect([drawn, result.current.position]).toEqual([2, 1]);
  });
});
