import { jest } from '@jest/globals';
import type { ProductKey, UserInfo } from '@aivy/contracts';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { clearToken, writeToken } from '../../../core/session/auth-cookie';
import { productSelected } from '../../../core/session/session-slice';
import { makeStore } from '../../../core/store';
import { useProductSetup } from './use-product-setup';

const USER: UserInfo = {
  id: 'u1',
  name: 'Ada',
  email: 'a@b.co',
  state: '',
  grade: 0,
  school: '',
  stage: 1,
  products: [],
  role: 'student',
  time_factor: 1,
};
const realFetch = globalThis.fetch;
let fails: Set<string>;

function setUp(from: 'sign-in' | 'sign-up', product: ProductKey | null) {
  const store = makeStore();
  if (product) store.dispatch(productSelected(product));
  const onReady = jest.fn(async (_product: ProductKey | null) => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter>{children}</MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(() => useProductSetup(from, onReady), { wrapper });
  return { store, onReady, setup: () => result.current };
}

describe('the product of a new account', () => {
  beforeEach(() => {
    localStorage.clear();
    writeToken('t');
    fails = new Set();
    globalThis.fetch = (async (url: string) => {
      if (fails.has(url))
        return new Response(JSON.stringify({ status: 'error', code: 'AUTH-DB', message: '' }), { status: 500 });
      return new Response(
        JSON.stringify({ status: 'success', data: url.endsWith('get-user-info') ? { ...USER, products: [1] } : null }),
      );
    }) as typeof fetch;
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    clearToken();
    jest.restoreAllMocks();
  });

  it.each<[ProductKey | null]>([['path'], [null]])(
    'is asked for in the retry when the profile could not be loaded (selected: %s), and the student goes on once both stand',
    async (product) => {
      const { onReady, setup } = setUp('sign-up', product);
      await act(() => setup().begin(null));
      expect([setup().mode, onReady.mock.calls]).toEqual(['retry', []]);
      await act(() => setup().confirm('path'));
      await waitFor(() => expect(onReady.mock.calls).toEqual([['path']]));
      expect(setup().mode).toBeNull();
    },
  );

  it.each(['/api/auth/select-product', '/api/auth/get-user-info'])(
    'opens the retry when the first choice fails at %s, instead of going on without a product',
    async (call) => {
      const { onReady, setup } = setUp('sign-up', null);
      await act(() => setup().begin(USER));
      expect(setup().mode).toBe('choose');
      fails.add(call);
      await act(() => setup().confirm('path'));
      expect([setup().mode, onReady.mock.calls]).toEqual(['retry', []]);
      fails.clear();
      await act(() => setup().confirm('path'));
      expect(onReady.mock.calls).toEqual([['path']]);
    },
  );

  it('is the one used last on another device', async () => {
    const { onReady, setup } = setUp('sign-in', null);
    await act(() => setup().begin({ ...USER, products: [2], current_product: 2 }));
    expect([setup().mode, onReady.mock.calls]).toEqual([null, [['daily']]]);
  });

  it('is picked up on a new device by a student with both', async () => {
    const { onReady, setup } = setUp('sign-in', null);
    await act(() => setup().begin({ ...USER, products: [1, 2], current_product: 2 }));
    expect([setup().mode, onReady.mock.calls]).toEqual(['resume', []]);
    await act(() => setup().confirm('path'));
    expect([setup().mode, onReady.mock.calls]).toEqual([null, [['path']]]);
  });

  it.each(['analyst', 'operator'] as const)('is not asked of an %s', async (role) => {
    const { onReady, setup } = setUp('sign-in', null);
    await act(() => setup().begin({ ...USER, role }));
    expect([setup().mode, onReady.mock.calls]).toEqual([null, [[null]]]);
  });

  it('ends on the landing page with an alert when the retry fails too', async () => {
    const { store, onReady, setup } = setUp('sign-up', 'path');
    fails.add('/api/auth/select-product');
    await act(() => setup().begin(USER));
    expect(setup().mode).toBe('retry');
    await act(() => setup().confirm('path'));
    expect([store.getState().alerts.items.map(({ text }) => text), onReady.mock.calls]).toEqual([
      ['Setup failed. Please try again.'],
      [],
    ]);
  });

  it('is only logged when a returning student’s first choice fails, as documented', async () => {
    const { onReady, setup } = setUp('sign-in', null);
    await act(() => setup().begin(USER));
    fails.add('/api/auth/select-product');
    await act(() => setup().confirm('daily'));
    expect(onReady.mock.calls).toEqual([['daily']]);
    expect(console.warn).toHaveBeenCalled();
  });
});
