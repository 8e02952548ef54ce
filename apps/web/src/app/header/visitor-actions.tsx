import { Link, useNavigate } from 'react-router-dom';
import { CalendarCheck, ChevronDown, Route } from 'lucide-react';
import { PRODUCTS, type ProductKey } from '@aivy/contracts';
import { Button, buttonClass, Menu, MenuItem } from '@aivy/web-ui';
import { routePath } from '../../config/route-names';
import { productSelected } from '../session/session-slice';
import { useAppDispatch } from '../store';
import styles from './header.module.css';

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** @param promoted the hero's own trial button is out of sight, so this one takes its place. */
export function VisitorActions({ promoted }: { promoted: boolean }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const start = (product: ProductKey) => {
    dispatch(productSelected(product));
    void navigate(routePath(product === 'path' ? 'TestPreview' : 'AivyDailyTrial'));
  };
  return (
    <div className={styles.actions}>
      <Menu
        width={300}
        trigger={<Button variant={promoted ? 'primary' : 'ghost'} className={styles.trial}>Start a free trial <ChevronDown className={styles.chevron} {...icon} size={18} /></Button>}
      >
        <MenuItem icon={<Route {...icon} />} note="Diagnostic, plan and practice tests" onSelect={() => start('path')}>{PRODUCTS.path.name} free trial</MenuItem>
        <MenuItem icon={<CalendarCheck {...icon} />} note="Fifteen minutes a day with a tutor" onSelect={() => start('daily')}>{PRODUCTS.daily.name} free trial</MenuItem>
      </Menu>
      <Link className={buttonClass('outline')} to={routePath('SignIn')}>Sign In</Link>
      <Link className={buttonClass('primary', 'medium', styles.mobileOnly)} to={routePath('SignUp')}>Sign Up</Link>
    </div>
  );
}
