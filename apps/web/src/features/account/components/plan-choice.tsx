import { PRODUCTS } from '@aivy/contracts';
import { Button, Dialog } from '@aivy/web-ui';
import { useState } from 'react';
import { useSite } from '../../../config/use-site';
import { authApi } from '../../../core/api/auth';
import styles from './product-cards.module.css';

const { useChoosePlanMutation } = authApi;

/** The operator's plans. Choosing one opens AivyPath; Aivy itself never bills anyone. */
export function PlanChoice({ open, onClose, locked }: { open: boolean; onClose: () => void; locked?: boolean }) {
  const { prices, contactEmail } = useSite();
  const [choose, { isLoading, isError }] = useChoosePlanMutation();
  const [asked, setAsked] = useState('');
  const take = async (plan: string): Promise<void> => {
    setAsked(plan);
    if (!('error' in (await choose({ plan })))) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={locked ?? false}
      title="Choose a plan"
      description={`${PRODUCTS.path.name} opens right away. Nothing is charged here. Questions? Write to ${contactEmail}.`}
    >
      <ul className={styles.plans}>
        {prices.path.map(({ name, price, note }) => (
          <li key={name}>
            <span>
              <b>
                {name} <i>{price}</i>
              </b>
              <small>{note}</small>
            </span>
            <Button
              variant="outline"
              aria-label={`Choose ${name}`}
              disabled={isLoading}
              pendingLabel={isLoading && asked === name ? 'Choosing…' : undefined}
              onClick={() => void take(name)}
            >
              Choose
            </Button>
          </li>
        ))}
      </ul>
      {isError ? (
        <p className={styles.failed} role="alert">
          We couldn’t save your choice. Check your connection and try again.
        </p>
      ) : null}
      {locked ? (
        <div className={styles.stack}>
          <Button variant="ghost" onClick={onClose}>
            Back
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}
