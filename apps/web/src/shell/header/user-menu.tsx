import { useSyncExternalStore, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChartColumn, ClipboardList, Flag, ListChecks, ListTodo, LogOut, UserRound } from 'lucide-react';
import { PRODUCTS, QUEUE_BOARD_PATH, type ProductKey } from '@aivy/contracts';
import { Menu, MenuChoices, MenuDivider, MenuItem, MenuLabel } from '@aivy/web-ui';
import { ANALYST_PATH } from '../../config/analyst-paths';
import { DISTRESS_PATH } from '../../config/operator-paths';
import { routePath } from '../../config/route-names';
import { useGetUserInfoQuery } from '../../core/session/session-api';
import { useSwitchProduct } from '../../core/session/use-switch-product';
import { useCurrentProduct } from '../../core/session/current-product';
import { useSignOut } from '../../core/session/sign-out';
import { useAppSelector } from '../../core/store';
import { currentTheme, onThemeChange, setTheme } from '../../core/theme/theme';
import styles from './header.module.css';

const KEYS = Object.keys(PRODUCTS) as ProductKey[];
const ICON = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;
const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the device' },
] as const;

/** A page of the gateway, none of ours. */
const openQueueBoard = (): void => window.location.assign(QUEUE_BOARD_PATH);

/** Product, what a role adds, theme and the way out. */
export function UserMenu({ trigger, onQueues = openQueueBoard }: { trigger: ReactElement; onQueues?: () => void }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const switchTo = useSwitchProduct();
  const username = useAppSelector((state) => state.session.username);
  const product = useCurrentProduct();
  const { data: user } = useGetUserInfoQuery();
  const theme = useSyncExternalStore(onThemeChange, currentTheme);
  const owned = KEYS.filter((key) => user?.products.includes(PRODUCTS[key].id));
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuLabel>
        {username || 'Unknown User'}
        {product && <small className={styles.product}>{PRODUCTS[product].name}</small>}
      </MenuLabel>
      <MenuDivider />
      {owned.length > 1 && (
        <>
          <MenuChoices
            label="Switch Product"
            value={product ?? 'path'}
            options={owned.map((key) => ({ value: key, label: PRODUCTS[key].name }))}
            onChange={switchTo}
          />
          <MenuDivider />
        </>
      )}
      <MenuItem
        icon={<ClipboardList size={18} strokeWidth={1.9} aria-hidden />}
        onSelect={() => void navigate(routePath('FullTestPreview'))}
      >
        Full tests
      </MenuItem>
      <MenuItem icon={<ListChecks {...ICON} />} onSelect={() => void navigate(routePath('Mistakes'))}>
        Mistakes
      </MenuItem>
      <MenuItem
        icon={<UserRound size={18} strokeWidth={1.9} aria-hidden />}
        onSelect={() => void navigate(routePath('AccountPage'))}
      >
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
      <MenuItem icon={<LogOut size={18} strokeWidth={1.9} aria-hidden />} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
