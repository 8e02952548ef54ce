import { combineSlices, configureStore, type Action } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { alertsSlice } from './alerts/alerts-slice';
import { api } from './api/api';
import { resetStores } from './reset-stores';
import { Prompt, type TransferAnswer } from './session/prompt';
import { SessionGate } from './session/session-gate';
import { sessionSlice } from './session/session-slice';

/** What base query and thunks may reach beside the state. */
export interface StoreExtra {
  gate: SessionGate;
  /** Whose a visitor's test is; nothing happens to it without an answer. */
  transfer: Prompt<TransferAnswer>;
}

/**
 * Slices that arrive with a lazily loaded feature. The feature calls `rootReducer.inject(slice)` and merges its own
 * `interface LazyLoadedSlices extends WithSlice<typeof slice> {}` into this one (`declare module '…/core/store'`).
 */
export interface LazyLoadedSlices {}

export const rootReducer = combineSlices(api, sessionSlice, alertsSlice).withLazyLoadedSlices<LazyLoadedSlices>();

type State = ReturnType<typeof rootReducer>;

function resettableReducer(state: State | undefined, action: Action): State {
  if (!state || !resetStores.match(action)) return rootReducer(state, action);
  // Session keeps the product, alerts stay readable, the api slice is reset by its own action; all others start anew.
  const kept = { api: state.api, session: state.session, alerts: state.alerts };
  return rootReducer(kept as State, action);
}

export function makeStore() {
  const extra: StoreExtra = { gate: new SessionGate(), transfer: new Prompt<TransferAnswer>('leave') };
  const store = configureStore({
    reducer: resettableReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
  });
  return Object.assign(store, extra);
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = State;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
