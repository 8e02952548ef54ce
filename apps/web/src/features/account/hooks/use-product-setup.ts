import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES, PRODUCTS, type ProductKey, type UserInfo } from '@aivy/contracts';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { loadUser } from '../../../core/session/load-user';
import { useSelectProductMutation } from '../../../core/session/session-api';
import { productSelected } from '../../../core/session/session-slice';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { routePath } from '../../../config/route-names';

/** `choose`: nothing selected yet; `retry`: the profile could not be loaded, or the product not be registered. */
export type ProductDialogMode = 'choose' | 'retry';

/**
 * What follows a session of a new or returning student: the account must own the selected product.
 * @param from a new account does not go on without a product; a returning one has its own, so there a failed choice is
 *   only logged (specification)
 * @param onReady runs when the student can go on, with the product in use.
 */
export function useProductSetup(from: 'sign-in' | 'sign-up', onReady: (product: ProductKey | null) => Promise<void>) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const selected = useAppSelector((state) => state.session.product);
  const [register] = useSelectProductMutation();
  const [mode, setMode] = useState<ProductDialogMode | null>(null);

  const begin = useCallback(
    async (user: UserInfo | null) => {
      // Analysts and operators come to work, not to learn.
      if (user && user.role !== 'student') {
        await onReady(selected);
        return;
      }
      if (!selected) {
        setMode(user ? 'choose' : 'retry');
        return;
      }
      const { id } = PRODUCTS[selected];
      if (!user || (!user.products.includes(id) && 'error' in (await register({ product_id: id as 1 | 2 })))) {
        setMode('retry');
        return;
      }
      await onReady(selected);
    },
    [onReady, register, selected],
  );

  const confirm = useCallback(
    async (product: ProductKey) => {
      dispatch(productSelected(product));
      const result = await register({ product_id: PRODUCTS[product].id as 1 | 2 });
      if ('error' in result) console.warn('The product could not be registered', result.error);
      const failed = 'error' in result || (await dispatch(loadUser())) === null;
      if (failed && mode === 'retry') {
        dispatch(showAlert({ tone: 'error', text: MESSAGES.setupFailed }));
        await navigate(routePath('LandingPage'));
        return;
      }
      if (failed && from === 'sign-up') {
        setMode('retry');
        return;
      }
      setMode(null);
      await onReady(product);
    },
    [dispatch, from, mode, navigate, onReady, register],
  );

  const cancel = useCallback(() => {
    setMode(null);
    void navigate(routePath('LandingPage'));
  }, [navigate]);

  return { mode, begin, confirm, cancel };
}
