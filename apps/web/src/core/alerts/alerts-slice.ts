import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type AlertTone = 'error' | 'news';

export interface Alert {
  id: string;
  tone: AlertTone;
  text: string;
}

interface AlertsState {
  items: Alert[];
}

/** More would cover the page; the oldest goes. */
const MAX_ALERTS = 3;

export const alertsSlice = createSlice({
  name: 'alerts',
  initialState: { items: [] } as AlertsState,
  reducers: {
    showAlert: {
      prepare: (alert: { tone: AlertTone; text: string }) => ({ payload: { ...alert, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Alert>) => {
        // The same sentence twice says nothing new.
        state.items = [...state.items.filter((item) => item.text !== payload.text), payload].slice(-MAX_ALERTS);
      },
    },
    closeAlert: (state, { payload }: PayloadAction<string>) => {
      state.items = state.items.filter((item) => item.id !== payload);
    },
    /** News stays: it speaks of something that went well. */
    clearErrors: (state) => {
      state.items = state.items.filter(({ tone }) => tone !== 'error');
    },
  },
});

export const { showAlert, closeAlert, clearErrors } = alertsSlice.actions;
