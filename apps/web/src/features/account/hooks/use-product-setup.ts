import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES, PRODUCTS, type ProductKey, type UserInfo } from '@aivy/contracts';
import { showAlert } from '../../../core/alerts/alerts-slice';
import { loadUser } from '../../../core/session/load-user';
import { authApi } from '../../../core/api/auth';
import { productKeyOf } from '../../../core/session/use-products';
import { useChooseProduct } from '../../../core/session/use-switch-product';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { routePath } from '../../../config/route-names';

const { useSelectProductMutation } = authApi;

/**
 * `choose`: nothing selected yet. `retry`: the profile couldn't be loaded, or the product not be registered. `resume`:
 * a new device of a student with both products.
 */
export type ProductDialogMode = 'choose' | 'retry' | 'resume';

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
  const choose = useChooseProduct();
  const [register] = useSelectProductMutation();
  const [mode, setMode] = useState<ProductDialogMode | null>(null);

  const begin = useCallback(
    async (user: UserInfo | null) => {
      // Analysts and operators come to work, not to learn.
      if (user && user.role !== 'student') {
        await onReady(selected);
        return;
      }
      const last = productKeyOf(user?.current_product);
      if (!selected && last && user && user.products.length > 1) {
        setMode('resume');
        return;
      }
      const product = selected ?? last;
      if (!product) {
        setMode(user ? 'choose' : 'retry');
        return;
      }
      const { id } = PRODUCTS[product];
      if (!user || (!user.products.includes(id) && 'error' in (await register({ product_id: id })))) {
        setMode('retry');
        return;
      }
      if (user.current_product !== id) choose(product);
      await onReady(product);
    },
    [choose, onReady, register, selected],
  );

  const confirm = useCallback(
    async (product: ProductKey) => {
      const result = await register({ product_id: PRODUCTS[product].id });
      choose(product);
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
    [choose, dispatch, from, mode, navigate, onReady, register],
  );

  const cancel = useCallback(() => {
    setMode(null);
    void navigate(routePath('LandingPage'));
  }, [navigate]);

  return { mode, begin, confirm, cancel };
}
