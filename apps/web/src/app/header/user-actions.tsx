import { lazy } from 'react';
import { ChevronDown } from 'lucide-react';
import { useAppSelector } from '../store';
import { LazyMenu } from './lazy-menu';
import styles from './header.module.css';

const load = () => import('./user-menu');
const UserMenu = lazy(async () => ({ default: (await load()).UserMenu }));

export function UserActions() {
  const username = useAppSelector((state) => state.session.username) || 'User';
  return (
    <LazyMenu
      menu={UserMenu}
      prefetch={load}
      trigger={
        <button type="button" className={styles.user}>
          <span className={styles.avatar} aria-hidden>{username.slice(0, 1).toUpperCase()}</span>
          <span className={styles.name}>{username}</span>
          <ChevronDown size={18} strokeWidth={1.9} aria-hidden />
        </button>
      }
    />
  );
}
