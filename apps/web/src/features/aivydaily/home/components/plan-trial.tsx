import { PRODUCTS } from '@aivy/contracts';
import { Button } from '@aivy/web-ui';
import { useAddProduct } from '../../../../core/session/use-add-product';
import styles from './rewards.module.css';

/** The way into AivyPath once a week of it is unlocked. The account may not know yet: then it's added here. */
export function PlanTrial() {
  const { open, isPending, isFailed } = useAddProduct();
  return (
    <>
      <Button variant="outline" onClick={() => open('path')} pendingLabel={isPending ? 'Opening…' : undefined}>
        Open {PRODUCTS.path.name}
      </Button>
      {isFailed ? (
        <p className={styles.small} role="alert">
          We couldn’t open it. Check your connection and try again.
        </p>
      ) : null}
    </>
  );
}
