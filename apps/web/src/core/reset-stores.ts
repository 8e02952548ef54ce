import { createAction } from '@reduxjs/toolkit';

/** Empties every slice (sign-in, sign-out). The store's root reducer acts on it; slices need no case of their own. */
export const resetStores = createAction('app/resetStores');
