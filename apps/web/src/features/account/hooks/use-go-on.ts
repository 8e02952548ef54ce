import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProductKey } from '@aivy/contracts';
import { destinationAfterSignIn } from '../../../core/session/destination';
import { transferWhenNew } from '../../../core/session/transfer-when-new';
import { useAppDispatch, useAppStore } from '../../../core/store';

/**
 * Leads a student on once session and product stand. Answers kept on the device move to the account first whatever
 * the destination, so that none is left behind.
 * @param redirect the sign-in screen's query value; sign-up has none.
 */
export function useGoOn(
  from: 'sign-in' | 'sign-up',
  redirect: string | null = null,
): (product: ProductKey | null) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useAppStore();
  return useCallback(
    async (product) => {
      const transfer = await dispatch(transferWhenNew(true));
      const { userStage } = store.getState().session;
      await navigate(
        destinationAfterSignIn({ redirect: from === 'sign-in' ? redirect : null, product, stage: userStage, transfer }),
        { replace: true },
      );
    },
    [dispatch, from, navigate, redirect, store],
  );
}
