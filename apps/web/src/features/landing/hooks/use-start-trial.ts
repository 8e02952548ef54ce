import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProductKey } from '@aivy/contracts';
import { productSelected } from '../../../core/session/session-slice';
import { useAppDispatch, useAppSelector } from '../../../core/store';
import { routePath } from '../../../config/route-names';

/** Selects a product and opens its trial, for a student AivyDaily itself; if the way there fails, sign-in. */
export function useStartTrial(): (product: ProductKey) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn);
  return useCallback(
    async (product) => {
      dispatch(productSelected(product));
      try {
        await navigate(routePath(product === 'path' ? 'TestPreview' : isLoggedIn ? 'AivyDaily' : 'AivyDailyTrial'));
      } catch (error) {
        console.warn('The trial could not be opened', error);
        await navigate(routePath('SignIn'));
      }
    },
    [dispatch, isLoggedIn, navigate],
  );
}
