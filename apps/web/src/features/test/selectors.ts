import { rootReducer } from '../../app/store';
import { testSlice } from './slice';

/** Adds the slice to the store when the test page's code arrives; the selectors work on the whole state. */
export const { selectTest, selectSection, selectPosition, selectSpentMs } = testSlice.injectInto(rootReducer).selectors;
