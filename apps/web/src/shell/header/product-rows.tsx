import { PRODUCTS, type ProductKey } from '@aivy/contracts';
import { MenuChoices, MenuItem, MenuLabel } from '@aivy/web-ui';
import { Plus } from 'lucide-react';
import { ProductIcon } from '../../core/page/product-icon';
import { WeekProgress } from '../../core/page/week-days';
import type { Products } from '../../core/session/use-products';
import { useProductNotes } from './use-product-notes';
import styles from './header.module.css';

const KEYS = Object.keys(PRODUCTS) as ProductKey[];

interface ProductRowsProps {
  products: Products;
  /** Analysts and operators come to work: nothing is offered to them. */
  offers: boolean;
  current: ProductKey | null;
  onSwitch: (product: ProductKey) => void;
  onAdd: (product: ProductKey) => void;
}

/** The student's products with the current one marked, and the way to add the other one. */
export function ProductRows({ products, offers, current, onSwitch, onAdd }: ProductRowsProps) {
  const notes = useProductNotes(products);
  const missing = offers ? KEYS.filter((key) => !products.owned.includes(key)) : [];
  const { week } = products;
  return (
    <>
      {products.owned.length > 0 ? (
        <MenuChoices
          label={products.owned.length > 1 ? 'Switch Product' : 'Your products'}
          value={current ?? products.owned[0]!}
          options={products.owned.map((key) => ({
            value: key,
            label: PRODUCTS[key].name,
            icon: <ProductIcon product={key} />,
            note: notes[key],
            after: key === 'path' && week ? <WeekProgress day={week.day} to={week.to} /> : undefined,
          }))}
          onChange={onSwitch}
        />
      ) : offers ? (
        <MenuLabel>Products</MenuLabel>
      ) : null}
      {missing.map((key) => (
        <MenuItem
          key={key}
          icon={<ProductIcon product={key} />}
          note={notes[key]}
          onSelect={() => onAdd(key)}
          end={
            <span className={styles.add}>
              <Plus size={16} strokeWidth={2.2} aria-hidden /> Add
            </span>
          }
        >
          {PRODUCTS[key].name}
        </MenuItem>
      ))}
    </>
  );
}
