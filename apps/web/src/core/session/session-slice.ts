import { PRODUCTS, type ProductKey, type UserInfo } from '@aivy/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { resetStores } from '../reset-stores';
import { rememberProduct, rememberedProduct } from '../device/remembered-product';

/** `whose`: is a visitor's test on this device the student's? `spare`: it is of no use to this account. */
export type TransferQuestion = 'whose' | 'spare';

export interface SessionState {
  isLoggedIn: boolean;
  /** 1 no diagnostic submitted, 2 submitted, 3 a plan exists; 0 while unknown. */
  userStage: number;
  username: string;
  userId: string | null;
  /** What the student signs in with; '' for visitors. */
  email: string;
  /** Extended time for tests; 1 for visitors. */
  timeFactor: number;
  /** The product the student works with; chosen before or after sign-in. */
  product: ProductKey | null;
  /** `failed`: a token existed but its profile could not be fetched; `absent`: that led to sign-in, not tried again. */
  profile: 'unknown' | 'loading' | 'loaded' | 'failed' | 'absent';
  /** Unauthorised requests are waiting for a new sign-in. */
  expired: boolean;
  /** Asked on the screen about a visitor's test on this device. */
  transfer: TransferQuestion | null;
}

const initialState = (): SessionState => ({
  isLoggedIn: false,
  userStage: 0,
  username: '',
  userId: null,
  email: '',
  timeFactor: 1,
  product: rememberedProduct(),
  profile: 'unknown',
  expired: false,
  transfer: null,
});

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    profileLoading: (state) => {
      state.profile = 'loading';
    },
    profileFailed: (state) => {
      state.profile = 'failed';
    },
    profileGivenUp: (state) => {
      state.profile = 'absent';
    },
    userLoaded: (state, { payload }: PayloadAction<UserInfo>) => {
      state.isLoggedIn = true;
      state.profile = 'loaded';
      // What the same student has reached stays reached, also where the server says so a moment later.
      state.userStage = state.userId === payload.id ? Math.max(state.userStage, payload.stage) : payload.stage;
      state.username = payload.name;
      state.userId = payload.id;
      state.email = payload.email;
      state.timeFactor = payload.time_factor;
      // On a device that knows no product it's the one the student used last elsewhere.
      const { current_product: last } = payload;
      if (last) state.product ??= last === PRODUCTS.daily.id ? 'daily' : 'path';
    },
    /** The server raises the stage by a job, a moment after what earned it; the client need not wait. */
    stageReached: (state, { payload }: PayloadAction<number>) => {
      state.userStage = Math.max(state.userStage, payload);
    },
    productSelected: (state, { payload }: PayloadAction<ProductKey>) => {
      state.product = payload;
      rememberProduct(payload);
    },
    /** Nobody's product any more: the next account on this device must not get it. */
    productCleared: (state) => {
      state.product = null;
      rememberProduct(null);
    },
    transferAsked: (state, { payload }: PayloadAction<TransferQuestion>) => {
      state.transfer = payload;
    },
    transferAnswered: (state) => {
      state.transfer = null;
    },
    sessionExpired: (state) => {
      state.expired = true;
    },
    sessionRenewed: (state) => {
      state.expired = false;
    },
  },
  extraReducers: (builder) => {
    // Sign-in keeps the product that was selected before it; sign-out forgets it by `productCleared`.
    builder.addCase(resetStores, (state) => ({ ...initialState(), product: state.product }));
  },
});

export const {
  profileLoading,
  profileFailed,
  profileGivenUp,
  userLoaded,
  stageReached,
  productSelected,
  productCleared,
  transferAsked,
  transferAnswered,
  sessionExpired,
  sessionRenewed,
} = sessionSlice.actions;
