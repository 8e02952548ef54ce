import { Suspense, useEffect } from 'react';
import { ChevronDown } from 'lucide-react';
import { PLANNED_STAGE, PRODUCTS } from '@aivy/contracts';
import { Button } from '@aivy/web-ui';
import { authApi } from '../../core/api/auth';
import { useCurrentProduct } from '../../core/session/current-product';
import { useProducts } from '../../core/session/use-products';
import { useSignOut } from '../../core/session/sign-out';
import { useAppSelector } from '../../core/store';
import { lazyPiece } from '../../lib/lazy-piece';
import { LazyMenu } from './lazy-menu';
import styles from './header.module.css';

const load = async () => (await import('./user-menu')).UserMenu;
const loadAlertCenter = () => import('../../core/alerts/alert-center');
const StreakChip = lazyPiece(async () => (await import('./streak-chip')).StreakChip);
const WornLook = lazyPiece(async () => (await import('./worn-look')).WornLook);
const ROLE_NAMES = { analyst: 'Analyst', operator: 'Operator' } as const;
/** By then the page that was asked for has its own code. */
const PREFETCH_MS = 3_000;

export function UserActions() {
  const { username: name, userStage } = useAppSelector((state) => state.session);
  const product = useCurrentProduct();
  const { owned } = useProducts();
  // The guard has asked for it.
  const role = authApi.endpoints.getUserInfo.useQueryState().data?.role;
  const caption = role && role !== 'student' ? ROLE_NAMES[role] : product && PRODUCTS[product].name;
  const username = name || 'User';
  const signOut = useSignOut();
  // The way out must be at hand when the network has gone, and what says so.
  useEffect(() => {
    const prefetch = setTimeout(
      () => void Promise.all([load(), loadAlertCenter()]).catch(() => undefined),
      PREFETCH_MS,
    );
    return () => clearTimeout(prefetch);
  }, []);
  return (
    <>
      {(userStage >= PLANNED_STAGE || owned.includes('daily')) && (
        <Suspense fallback={null}>
          <StreakChip />
        </Suspense>
      )}
      {owned.includes('daily') && (
        <Suspense fallback={null}>
          <WornLook />
        </Suspense>
      )}
      <LazyMenu
        load={load}
        missing={
          <Button variant="ghost" onClick={() => void signOut()}>
            Sign out
          </Button>
        }
        trigger={
          <button type="button" className={styles.user}>
            <span className={styles.avatar} aria-hidden>
              {username.slice(0, 1).toUpperCase()}
            </span>
            <span className={styles.name}>
              {username}
              {caption && <span className={styles.current}>{caption}</span>}
            </span>
            <ChevronDown size={18} strokeWidth={1.9} aria-hidden />
          </button>
        }
      />
    </>
  );
}
