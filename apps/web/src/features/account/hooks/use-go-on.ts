import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { QUEUE_BOARD_PATH, type ProductKey } from '@aivy/contracts';
import { destinationAfterSignIn, type Transfer } from '../../../core/session/destination';
import { useAppDispatch, useAppStore, type AppDispatch, type RootState } from '../../../core/store';

/** Moves what a visitor left on this device to the account that has just been signed in. Never rejects. */
export type TransferAnswers = () => (dispatch: AppDispatch, getState: () => RootState) => Promise<Transfer>;

/**
 * Leads a student on once session and product stand. Answers kept on the device move to the account first whatever
 * the destination, so that none is left behind.
 * @param transfer comes from the route, since the answers belong to another feature
 * @param redirect the sign-in screen's query value; sign-up has none.
 */
export function useGoOn(
  from: 'sign-in' | 'sign-up',
  transfer: TransferAnswers,
  redirect: string | null = null,
): (product: ProductKey | null) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useAppStore();
  return useCallback(
    async (product) => {
      const transferred = await dispatch(transfer());
      const { userStage } = store.getState().session;
      const destination = destinationAfterSignIn({
        redirect: from === 'sign-in' ? redirect : null,
        product,
        stage: userStage,
        transfer: transferred,
      });
      // Operators are sent here by a page of the gateway, which no route of ours leads back to.
      if (destination.startsWith(QUEUE_BOARD_PATH)) window.location.replace(destination);
      else await navigate(destination, { replace: true });
    },
    [dispatch, from, navigate, redirect, store, transfer],
  );
}
