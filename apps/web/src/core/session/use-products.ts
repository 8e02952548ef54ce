import { PRODUCTS, type ProductKey, type UserInfo } from '@aivy/contracts';
import { hasFullTests, localDateOf, pathState, runningWeek, type PathAccess, type PathState } from '@aivy/exam';
import { authApi } from '../api/auth';

export interface Products {
  owned: readonly ProductKey[];
  access: PathAccess | null;
  path: PathState;
  /** The week of AivyPath that's running; null for none. */
  week: ReturnType<typeof runningWeek>;
  /** The student's date. */
  today: string;
  fullTests: boolean;
}

const KEYS = Object.keys(PRODUCTS) as ProductKey[];

const ownedBy = (user: Pick<UserInfo, 'products'> | undefined): ProductKey[] =>
  KEYS.filter((key) => user?.products.includes(PRODUCTS[key].id));

export const productKeyOf = (id: number | null | undefined): ProductKey | null =>
  KEYS.find((key) => PRODUCTS[key].id === id) ?? null;

/** An older service doesn't know when access ends: then it doesn't. */
function accessOf(user: UserInfo | undefined): PathAccess | null {
  if (!user?.products.includes(PRODUCTS.path.id)) return null;
  return { firstDay: user.path_access?.first_day ?? null, lastDay: user.path_access?.last_day ?? null };
}

export function productsOf(user: UserInfo | undefined, now = new Date()): Products {
  const access = accessOf(user);
  const today = localDateOf(now, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const path = pathState(access, today);
  return {
    owned: ownedBy(user),
    access,
    path,
    week: runningWeek(access, today),
    today,
    fullTests: user === undefined || hasFullTests(user.products, path),
  };
}

/** What the student's account has. The guard has asked for the profile. */
export const useProducts = (): Products => productsOf(authApi.endpoints.getUserInfo.useQueryState().data);
