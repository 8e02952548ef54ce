import { PRODUCTS } from '@aivy/contracts';
import { lastFreeDay } from '@aivy/exam';
import { Aivy, Button, Dialog } from '@aivy/web-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import { useAddProduct } from '../../../core/session/use-add-product';
import { useProducts } from '../../../core/session/use-products';
import { shortDate } from '../../../lib/local-date-text';
import { PlanChoice } from './plan-choice';
import styles from './product-cards.module.css';

export interface WeekOverProps {
  /** Finished sets of the plan. */
  sets: number;
  /** Target of both sections. */
  target: number;
  /** The day that comes next; null once all days are done. */
  day: number | null;
}

/** After the last day of a week of AivyPath: everything is saved, and there are three ways on. Nothing while it's open. */
export function WeekOver({ sets, target, day }: WeekOverProps) {
  const navigate = useNavigate();
  const { open, isPending } = useAddProduct();
  const { path, access } = useProducts();
  const [isChoosing, setIsChoosing] = useState(false);
  const lastDay = access?.lastDay;
  if (path !== 'ended' || !access || !lastDay) return null;
  if (isChoosing) return <PlanChoice open locked onClose={() => setIsChoosing(false)} />;
  const { firstDay } = access;
  const isFree = firstDay !== null && lastDay <= lastFreeDay(firstDay);
  const name = isFree ? 'free week' : `week of ${PRODUCTS.path.name}`;
  const done = sets === 0 ? '' : `${sets} ${sets === 1 ? 'set' : 'sets'} done. `;
  return (
    <Dialog
      open
      locked
      onClose={() => undefined}
      title={`Your ${name} ended ${shortDate(lastDay)}`}
      description={`${done}Your ${target} plan is saved. Choose a plan to ${day === null ? 'set a new target' : `continue on day\u00a0${day}`}.`}
    >
      <div className={styles.art} aria-hidden>
        <Aivy pose="wave" size={96} label="" />
      </div>
      <div className={styles.stack}>
        <Button onClick={() => setIsChoosing(true)}>Choose a plan</Button>
        <Button variant="outline" pendingLabel={isPending ? 'Opening…' : undefined} onClick={() => open('daily')}>
          Practice in {PRODUCTS.daily.name}
        </Button>
        <Button variant="ghost" onClick={() => void navigate(routePath('DiagnosticResultContent'))}>
          See my results
        </Button>
      </div>
    </Dialog>
  );
}
