import { showAlert } from '../../core/alerts/alerts-slice';
import type { AppDispatch } from '../../core/store';

/** The module was submitted on another device, and answers given here since do not count. */
export const tellClosed =
  () =>
  async (dispatch: AppDispatch): Promise<void> => {
    const { alertTextFor } = await import('../../core/api/error-text');
    dispatch(showAlert({ tone: 'error', text: alertTextFor({ code: 'FT-MODULECLOSED', message: '' }) }));
  };
