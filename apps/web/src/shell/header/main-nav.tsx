import { PLANNED_STAGE, PRODUCTS, SUBMITTED_STAGE } from '@aivy/contracts';
import { Link, useLocation } from 'react-router-dom';
import { routePath, type RouteName } from '../../config/route-names';
import { sessionApi } from '../../core/session/session-api';
import { useAppSelector } from '../../core/store';
import styles from './header.module.css';

interface Place {
  name: string;
  route: RouteName;
  /** What an address of this part begins with, where that is not the place's own path. */
  part?: string;
  /** From this stage on. */
  stage?: number;
  /** For whoever owns this product. */
  productId?: number;
}

const PLACES: readonly Place[] = [
  { name: 'Dashboard', route: 'Dashboard', stage: PLANNED_STAGE },
  { name: PRODUCTS.daily.name, route: 'AivyDaily', productId: PRODUCTS.daily.id },
  { name: 'Report', route: 'DiagnosticResultContent', stage: SUBMITTED_STAGE },
  { name: 'Full tests', route: 'FullTestPreview', part: '/full-test' },
  { name: 'Account', route: 'AccountPage' },
];

/** The parts of the product that a student can go to now. */
export function MainNav() {
  const userStage = useAppSelector((state) => state.session.userStage);
  const { pathname } = useLocation();
  // The guard has asked for it.
  const owned = sessionApi.endpoints.getUserInfo.useQueryState().data?.products;
  return (
    <nav className={styles.main} aria-label="Main">
      {PLACES.filter(
        ({ stage = 0, productId }) => userStage >= stage && (productId === undefined || owned?.includes(productId)),
      ).map(({ name, route, part }) => (
        <Link
          key={route}
          to={routePath(route)}
          aria-current={
            pathname === routePath(route) ? 'page' : pathname.startsWith(part ?? routePath(route)) || undefined
          }
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
