import { PRODUCTS, type ProductKey } from '@aivy/contracts';
import { Button, Chip } from '@aivy/web-ui';
import { useState, type ReactNode } from 'react';
import { ProductIcon } from '../../../core/page/product-icon';
import { SettingsCard } from '../../../core/page/settings-card';
import { useCurrentProduct } from '../../../core/session/current-product';
import { useAddProduct } from '../../../core/session/use-add-product';
import { useProducts } from '../../../core/session/use-products';
import { useSwitchProduct } from '../../../core/session/use-switch-product';
import { FreeWeekDialog } from './free-week-dialog';
import { PlanChoice } from './plan-choice';
import styles from './product-cards.module.css';
import { weekFact } from './week-fact';

const KEYS = Object.keys(PRODUCTS) as ProductKey[];
const OFFERS: Record<ProductKey, readonly (readonly [string, string])[]> = {
  path: [
    ['You get', 'A plan with practice tests'],
    ['Shared', 'Diagnostic, topics, streak'],
    ['Price', 'First week free, no card'],
  ],
  daily: [
    ['You get', '15-minute missions in any topic'],
    ['Shared', 'Diagnostic, topics, streak'],
    ['Price', 'Free to try, no card'],
  ],
};

export interface ProductCardsProps {
  /** What the plan says about AivyPath; rows of a list. */
  pathFacts: ReactNode;
  /** The plan's own way on. */
  pathAction: ReactNode;
}

/** Both products: what the account has, until when, and the way to add the other one. */
export function ProductCards({ pathFacts, pathAction }: ProductCardsProps) {
  const products = useProducts();
  const current = useCurrentProduct();
  const switchTo = useSwitchProduct();
  const { add, isPending, isFailed } = useAddProduct();
  const [opened, setOpened] = useState<'week' | 'plan' | null>(null);
  const close = (): void => setOpened(null);
  const isOwned = (key: ProductKey): boolean => products.owned.includes(key);
  const endsSome = products.path === 'week' || products.path === 'ended';
  return (
    <SettingsCard title="Products">
      <div className={styles.cards}>
        {KEYS.map((key) => (
          <section key={key} className={styles.card} aria-label={PRODUCTS[key].name}>
            <div className={styles.head}>
              <ProductIcon product={key} />
              <h3>{PRODUCTS[key].name}</h3>
              {isOwned(key) ? current === key ? <Chip tone="ivy">Current</Chip> : null : <Chip>Not added</Chip>}
            </div>
            <dl>
              {isOwned(key) && key === 'path' ? (
                <>
                  {pathFacts}
                  <Fact name="Access" value={weekFact(products)} />
                </>
              ) : (
                OFFERS[key]
                  .slice(0, isOwned(key) ? 2 : 3)
                  .map(([name, value]) => <Fact key={name} name={name} value={value} />)
              )}
            </dl>
            <div className={styles.buttons}>
              {isOwned(key) ? (
                <>
                  {key === 'path' && pathAction}
                  {key === 'path' && endsSome ? (
                    <Button variant="outline" onClick={() => setOpened('plan')}>
                      Choose a plan
                    </Button>
                  ) : null}
                  {current !== key ? (
                    <Button variant="outline" onClick={() => switchTo(key)}>
                      Open {PRODUCTS[key].name}
                    </Button>
                  ) : null}
                </>
              ) : (
                <Button
                  variant="outline"
                  pendingLabel={isPending ? 'Adding…' : undefined}
                  onClick={() => (key === 'path' ? setOpened('week') : void add(key))}
                >
                  Add {PRODUCTS[key].name}
                </Button>
              )}
            </div>
          </section>
        ))}
      </div>
      {isFailed ? (
        <p className={styles.failed} role="alert">
          We couldn’t add it. Check your connection and try again.
        </p>
      ) : null}
      <FreeWeekDialog open={opened === 'week'} onClose={close} />
      <PlanChoice open={opened === 'plan'} onClose={close} />
    </SettingsCard>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
