import { Suspense, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChartColumn, ClipboardList, Flag, ListChecks, ListTodo, LogOut, Target, UserRound } from 'lucide-react';
import { PLANNED_STAGE, PRODUCTS, QUEUE_BOARD_PATH, UNLOCK_COSTS, type ProductKey } from '@aivy/contracts';
import { Menu, MenuChoices, MenuDivider, MenuItem, MenuLabel } from '@aivy/web-ui';
import { ANALYST_PATH } from '../../config/analyst-paths';
import { DISTRESS_PATH } from '../../config/operator-paths';
import { routePath } from '../../config/route-names';
import { TARGET_PATH } from '../../config/target-path';
import { authApi } from '../../core/api/auth';
import { useAddProduct } from '../../core/session/use-add-product';
import { useProducts } from '../../core/session/use-products';
import { useSwitchProduct } from '../../core/session/use-switch-product';
import { useCurrentProduct } from '../../core/session/current-product';
import { useSignOut } from '../../core/session/sign-out';
import { useAppSelector } from '../../core/store';
import { currentTheme, onThemeChange, setTheme } from '../../core/theme/theme';
import { lazyPiece } from '../../lib/lazy-piece';
import { useTestsLocked } from './use-tests-locked';
import { ProductRows } from './product-rows';
import styles from './header.module.css';

const { useGetUserInfoQuery } = authApi;

const FreeWeekDialog = lazyPiece(
  async () => (await import('../../features/account/components/free-week-dialog')).FreeWeekDialog,
);
const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;
const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Match device' },
] as const;

/** A page of the gateway, none of ours. */
const openQueueBoard = (): void => window.location.assign(QUEUE_BOARD_PATH);

/** Products, the target, what a role adds, theme and the way out. */
export function UserMenu({ trigger, onQueues = openQueueBoard }: { trigger: ReactElement; onQueues?: () => void }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const switchTo = useSwitchProduct();
  const username = useAppSelector((state) => state.session.username);
  const product = useCurrentProduct();
  const { data: user } = useGetUserInfoQuery();
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  const products = useProducts();
  const isLocked = useTestsLocked();
  const { add } = useAddProduct();
  const hasPlan = useAppSelector((state) => state.session.userStage >= PLANNED_STAGE);
  const [isStarting, setIsStarting] = useState(false);
  const addProduct = (key: ProductKey): void => {
    if (key === 'path') setIsStarting(true);
    else void add(key);
  };
  return (
    <>
      <Menu trigger={trigger} defaultOpen width={344}>
        <MenuLabel>
          {username || 'Unknown User'}
          {product && <small className={styles.product}>{PRODUCTS[product].name}</small>}
        </MenuLabel>
        <MenuDivider />
        {user && (
          <>
            <ProductRows
              products={products}
              offers={user.role === 'student'}
              current={product}
              onSwitch={switchTo}
              onAdd={addProduct}
            />
            <MenuDivider />
          </>
        )}
        {hasPlan && products.owned.includes('path') && (
          <MenuItem icon={<Target {...ICON} />} onSelect={() => void navigate(TARGET_PATH)}>
            Set a new target
          </MenuItem>
        )}
        <MenuItem
          icon={<ClipboardList {...ICON} />}
          note={isLocked ? `${UNLOCK_COSTS['mock-full-test']} points, or with AivyPath` : undefined}
          onSelect={() => void navigate(routePath('FullTestPreview'))}
        >
          Full tests
        </MenuItem>
        <MenuItem icon={<ListChecks {...ICON} />} onSelect={() => void navigate(routePath('Mistakes'))}>
          Mistakes
        </MenuItem>
        <MenuItem icon={<UserRound {...ICON} />} onSelect={() => void navigate(routePath('AccountPage'))}>
          Account
        </MenuItem>
        {(user?.role === 'analyst' || user?.role === 'operator') && (
          <MenuItem icon={<ChartColumn {...ICON} />} onSelect={() => void navigate(ANALYST_PATH)}>
            Reports
          </MenuItem>
        )}
        {user?.role === 'operator' && (
          <>
            <MenuItem icon={<Flag {...ICON} />} onSelect={() => void navigate(DISTRESS_PATH)}>
              Flagged messages
            </MenuItem>
            <MenuItem icon={<ListTodo {...ICON} />} onSelect={onQueues}>
              Queues
            </MenuItem>
          </>
        )}
        <MenuDivider />
        <MenuChoices label="Theme" value={theme} options={THEMES} onChange={setTheme} />
        <MenuDivider />
        <MenuItem icon={<LogOut {...ICON} />} onSelect={() => void signOut()}>
          Sign out
        </MenuItem>
      </Menu>
      {isStarting && (
        <Suspense fallback={null}>
          <FreeWeekDialog open onClose={() => setIsStarting(false)} />
        </Suspense>
      )}
    </>
  );
}
