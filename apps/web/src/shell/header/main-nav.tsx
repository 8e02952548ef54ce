import { PLANNED_STAGE, PRODUCTS, SUBMITTED_STAGE, UNLOCK_COSTS, type ProductKey } from '@aivy/contracts';
import { Lock } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { routePath, type RouteName } from '../../config/route-names';
import { useProducts } from '../../core/session/use-products';
import { useAppSelector } from '../../core/store';
import { useTestsLocked } from './use-tests-locked';
import styles from './header.module.css';

interface Place {
  name: string;
  route: RouteName;
  /** What an address of this part begins with, where that is not the place's own path. */
  part?: string;
  /** From this stage on. */
  stage?: number;
  /** For a student who has this product. */
  product?: ProductKey;
  /** Comes with AivyPath, or with a practice test that points unlocked. */
  locks?: boolean;
}

const PLACES: readonly Place[] = [
  { name: 'Dashboard', route: 'Dashboard', stage: PLANNED_STAGE },
  { name: PRODUCTS.daily.name, route: 'AivyDaily', product: 'daily' },
  { name: 'Report', route: 'DiagnosticResultContent', stage: SUBMITTED_STAGE },
  { name: 'Full tests', route: 'FullTestPreview', part: '/full-test', locks: true },
  { name: 'Account', route: 'AccountPage' },
];

/** The parts of the product that a student can go to now. */
export function MainNav() {
  const userStage = useAppSelector((state) => state.session.userStage);
  const { pathname } = useLocation();
  const { owned } = useProducts();
  const isLocked = useTestsLocked();
  return (
    <nav className={styles.main} aria-label="Main">
      {PLACES.filter(
        ({ stage = 0, product }) => userStage >= stage && (product === undefined || owned.includes(product)),
      ).map(({ name, route, part, locks }) => (
        <Link
          key={route}
          to={routePath(route)}
          aria-current={
            pathname === routePath(route) ? 'page' : pathname.startsWith(part ?? routePath(route)) || undefined
          }
        >
          {locks && isLocked ? (
            <span className={styles.locked}>
              <Lock size={15} strokeWidth={2.2} aria-hidden />
              {name}
              <span className={styles.price}>{UNLOCK_COSTS['mock-full-test']} points</span>
            </span>
          ) : (
            name
          )}
        </Link>
      ))}
    </nav>
  );
}
