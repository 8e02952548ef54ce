import { useState } from 'react';
import { MESSAGES, PRODUCTS, type ProductKey } from '@aivy/contracts';
import { Button, cx, Dialog, LeafMark } from '@aivy/web-ui';
import type { ProductDialogMode } from '../hooks/use-product-setup';
import styles from './product-dialog.module.css';

const CARDS: readonly { key: ProductKey; text: string }[] = [
  { key: 'path', text: 'Diagnostic, score report and a plan: daily sets and a full practice test every two weeks.' },
  { key: 'daily', text: 'Fifteen-minute missions with a tutor who gives hints, at the difficulty that suits you.' },
];

export interface ProductDialogProps {
  mode: ProductDialogMode | null;
  onConfirm: (product: ProductKey) => Promise<void>;
  onCancel: () => void;
}

/** No close button and no closing by a click outside: the account needs a product, or the student leaves. */
export function ProductDialog({ mode, onConfirm, onCancel }: ProductDialogProps) {
  const [choice, setChoice] = useState<ProductKey | null>(null);
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    if (!choice) return;
    setPending(true);
    await onConfirm(choice);
    setPending(false);
  };
  return (
    <Dialog
      open={mode !== null}
      locked
      onClose={onCancel}
      size="wide"
      title="Choose Your Product"
      description={mode === 'retry' ? MESSAGES.setupRetry : 'You can add the other one later.'}
    >
      <fieldset className={styles.cards}>
        <legend className="vh">Product</legend>
        {CARDS.map(({ key, text }) => (
          <label key={key} className={cx(styles.card, styles[key])}>
            <input
              className={styles.radio}
              type="radio"
              name="product"
              checked={choice === key}
              onChange={() => setChoice(key)}
            />
            <span className={styles.head}>
              <LeafMark size={32} />
              {PRODUCTS[key].name}
            </span>
            <span className={styles.text}>{text}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={!choice} pendingLabel={pending ? 'One moment...' : undefined} onClick={() => void confirm()}>
          Continue
        </Button>
      </div>
    </Dialog>
  );
}
