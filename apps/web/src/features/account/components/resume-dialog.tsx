import { PRODUCTS, type ProductKey } from '@aivy/contracts';
import { Button, Dialog } from '@aivy/web-ui';
import { useState } from 'react';
import { useAppSelector } from '../../../core/store';
import styles from './product-cards.module.css';

/** On a new device, for a student with both products: the one used last comes first. */
export function ResumeDialog({
  onConfirm,
  onCancel,
}: {
  onConfirm: (product: ProductKey) => Promise<void>;
  onCancel: () => void;
}) {
  const last = useAppSelector((state) => state.session.product) ?? 'path';
  const other = last === 'path' ? 'daily' : 'path';
  const [pending, setPending] = useState<ProductKey | null>(null);
  const open = (product: ProductKey) => () => {
    setPending(product);
    void onConfirm(product);
  };
  return (
    <Dialog
      open
      locked
      onClose={onCancel}
      title="Pick up where you left off"
      description={`You last used ${PRODUCTS[last].name}.`}
    >
      <div className={styles.stack}>
        <Button pendingLabel={pending === last ? 'Opening…' : undefined} onClick={open(last)}>
          Continue with {PRODUCTS[last].name}
        </Button>
        <Button variant="outline" pendingLabel={pending === other ? 'Opening…' : undefined} onClick={open(other)}>
          Open {PRODUCTS[other].name}
        </Button>
      </div>
    </Dialog>
  );
}
