import { lastFreeDay, PATH_WEEK_DAYS } from '@aivy/exam';
import { Button, Dialog } from '@aivy/web-ui';
import { PRODUCTS } from '@aivy/contracts';
import { WeekDates } from '../../../core/page/week-days';
import { useAddProduct } from '../../../core/session/use-add-product';
import { useProducts } from '../../../core/session/use-products';
import { dateRange } from '../../../lib/local-date-text';
import { capital, numberWord } from '../../../lib/number-word';
import styles from './product-cards.module.css';

/** Before AivyPath is added: when its free week starts, and when it ends. */
export function FreeWeekDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { today } = useProducts();
  const { add, isPending, isFailed } = useAddProduct();
  const start = async (): Promise<void> => {
    if (await add('path')) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Start your free week of ${PRODUCTS.path.name}`}
      description={`${capital(numberWord(PATH_WEEK_DAYS))} days, ${dateRange(today, lastFreeDay(today))}. No card, nothing to cancel. You keep everything you do.`}
    >
      <WeekDates from={today} />
      {isFailed ? (
        <p className={styles.failed} role="alert">
          We couldn’t start your week. Check your connection and try again.
        </p>
      ) : null}
      <div className={styles.stack}>
        <Button onClick={() => void start()} pendingLabel={isPending ? 'Starting…' : undefined}>
          Start free week
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
