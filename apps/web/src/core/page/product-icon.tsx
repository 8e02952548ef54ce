import type { ProductKey } from '@aivy/contracts';
import { Flame, Target } from 'lucide-react';
import styles from './product-icon.module.css';

const ICONS = { path: Target, daily: Flame } as const;

/** A product's mark. Decorative: write the name beside it. */
export function ProductIcon({ product }: { product: ProductKey }) {
  const Icon = ICONS[product];
  return (
    <span className={styles.icon} data-product={product} aria-hidden>
      <Icon size={22} strokeWidth={1.9} />
    </span>
  );
}
