import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { CalendarCheck, Route } from 'lucide-react';
import { PRODUCTS, type ProductKey } from '@aivy/contracts';
import { Menu, MenuItem } from '@aivy/web-ui';
import { routePath } from '../../config/route-names';
import { productSelected } from '../../core/session/session-slice';
import { useAppDispatch } from '../../core/store';

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** The visitor's two ways in: the path product's trial and the daily one's. */
export function TrialMenu({ trigger }: { trigger: ReactElement }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const start = (product: ProductKey) => {
    dispatch(productSelected(product));
    void navigate(routePath(product === 'path' ? 'TestPreview' : 'AivyDailyTrial'));
  };
  return (
    <Menu width={300} trigger={trigger} defaultOpen>
      <MenuItem icon={<Route {...icon} />} note="Diagnostic, plan and practice tests" onSelect={() => start('path')}>
        {PRODUCTS.path.name} free trial
      </MenuItem>
      <MenuItem
        icon={<CalendarCheck {...icon} />}
        note="Fifteen minutes a day with a tutor"
        onSelect={() => start('daily')}
      >
        {PRODUCTS.daily.name} free trial
      </MenuItem>
    </Menu>
  );
}
