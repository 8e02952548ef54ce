import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { usePlace } from './use-place';

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/mistakes?omitted=1']}>{children}</MemoryRouter>
);

it('keeps a change of the filters that the page does not show yet when the next one comes', () => {
  const { result } = renderHook(usePlace, { wrapper });
  const { go } = result.current;
  act(() => {
    go({ omitted: false });
    go({ days: 7 });
  });
  expect(result.current.place).toMatchObject({ omitted: false, days: 7 });
});
