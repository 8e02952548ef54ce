import { PRODUCTS } from '@aivy/contracts';
import { Button } from '@aivy/web-ui';
import { sessionApi, useSelectProductMutation } from '../../../../core/session/session-api';
import { useSwitchProduct } from '../../../../core/session/use-switch-product';
import styles from './rewards.module.css';

/**
 * The way into the trial that was unlocked. The account has the product by then; where word of the unlock is still on its
 * way to it, it is asked for here, so that nobody stands before a closed door.
 */
export function PlanTrial() {
  const switchTo = useSwitchProduct();
  const [select, { isLoading, isError }] = useSelectProductMutation();
  // The guard has asked for it.
  const owned = sessionApi.endpoints.getUserInfo.useQueryState().data?.products.includes(PRODUCTS.path.id);
  const begin = async (): Promise<void> => {
    if (!owned && 'error' in (await select({ product_id: PRODUCTS.path.id }))) return;
    switchTo('path');
  };
  return (
    <>
      <Button variant="outline" onClick={() => void begin()} pendingLabel={isLoading ? 'One moment...' : undefined}>
        Start your trial of the full plan
      </Button>
      {isError ? (
        <p className={styles.small} role="alert">
          That did not work. Please try again.
        </p>
      ) : null}
    </>
  );
}
