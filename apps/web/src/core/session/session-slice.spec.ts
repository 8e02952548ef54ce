import type { UserInfo } from '@aivy/contracts';
import { resetStores } from '../reset-stores';
import {
  transferAnswered,
  transferAsked,
  productCleared,
  productSelected,
  profileFailed,
  profileGivenUp,
  profileLoading,
  sessionExpired,
  sessionRenewed,
  sessionSlice,
  stageReached,
  userLoaded,
  type SessionState,
} from './session-slice';

const MAYA: UserInfo = {
  id: 'maya',
  name: 'Maya',
  email: 'maya@example.com',
  state: 'CA',
  grade: 11,
  school: 'Mission High',
  stage: 2,
  products: [1],
  role: 'student',
  time_factor: 1.5,
};
const VISITOR: SessionState = {
  isLoggedIn: false,
  userStage: 0,
  username: '',
  userId: null,
  email: '',
  timeFactor: 1,
  product: null,
  profile: 'unknown',
  expired: false,
  transfer: null,
};

const { reducer } = sessionSlice;
const after = (...actions: Parameters<typeof reducer>[1][]): SessionState =>
  actions.reduce(reducer, undefined as SessionState | undefined)!;

beforeEach(() => localStorage.clear());

describe('who is here', () => {
  it('is a visitor at first, of whom nothing is known', () => {
    expect(after({ type: 'start' })).toEqual(VISITOR);
  });

  it('is the student whose profile came', () => {
    expect(after(profileLoading(), userLoaded(MAYA))).toEqual({
      ...VISITOR,
      isLoggedIn: true,
      profile: 'loaded',
      userStage: 2,
      username: 'Maya',
      userId: 'maya',
      email: 'maya@example.com',
      timeFactor: 1.5,
    });
  });

  it('is not known while the profile is on its way, when it could not be had, and when that led to sign-in', () => {
    expect(after(profileLoading()).profile).toBe('loading');
    expect(after(profileLoading(), profileFailed()).profile).toBe('failed');
    expect(after(profileFailed(), profileGivenUp()).profile).toBe('absent');
  });

  it('is a visitor again once the stores are emptied, with the product that was chosen before the sign-in', () => {
    expect(after(productSelected('daily'), userLoaded(MAYA), sessionExpired(), resetStores())).toEqual({
      ...VISITOR,
      product: 'daily',
    });
  });
});

describe('the stage of a student', () => {
  it('stays reached, also where the server says so a moment later', () => {
    expect(after(userLoaded({ ...MAYA, stage: 1 }), stageReached(2), userLoaded({ ...MAYA, stage: 1 })).userStage).toBe(
      2,
    );
    expect(after(userLoaded({ ...MAYA, stage: 1 }), userLoaded({ ...MAYA, stage: 3 })).userStage).toBe(3);
    expect(after(userLoaded({ ...MAYA, stage: 3 }), stageReached(2)).userStage).toBe(3);
  });

  it('is nobody else’s', () => {
    expect(after(userLoaded({ ...MAYA, stage: 3 }), userLoaded({ ...MAYA, id: 'ada', stage: 1 })).userStage).toBe(1);
  });
});

describe('the product', () => {
  it('is remembered on the device, so that the next start has it', () => {
    expect(after(productSelected('daily')).product).toBe('daily');
    expect(after({ type: 'start' }).product).toBe('daily');
  });

  it('is forgotten for whoever comes next', () => {
    expect(after(productSelected('daily'), productCleared()).product).toBeNull();
    expect(after({ type: 'start' }).product).toBeNull();
  });
});

it('an expired session is one until it is renewed', () => {
  expect(after(sessionExpired()).expired).toBe(true);
  expect(after(sessionExpired(), sessionRenewed()).expired).toBe(false);
});

it('a question about a visitor’s test stands until it is answered', () => {
  expect(after(transferAsked('whose')).transfer).toBe('whose');
  expect(after(transferAsked('spare'), transferAnswered()).transfer).toBeNull();
});
