import { PRODUCTS } from '@aivy/contracts';
import { Button, Chip } from '@aivy/web-ui';
import type { Site } from '../../../config/site';
import { useStartTrial } from '../hooks/use-start-trial';
import styles from './sections.module.css';

/** What it costs after the free start; every amount comes from the operator's configuration. */
export function Prices({ prices }: { prices: Site['prices'] }) {
  const startTrial = useStartTrial();
  return (
    <section className={styles.section} id="prices">
      <h2>Try it for a week. Pay only if it works for you</h2>
      <div className={styles.prices}>
        <article className={styles.price}>
          <Chip tone="ivy">{PRODUCTS.path.name}</Chip>
          <p className={styles.small}>One time, no renewal. The first week of your plan is free.</p>
          <dl className={styles.plans}>
            {prices.path.map((plan) => (
              <div key={plan.name}>
                <dt>
                  {plan.name}
                  <small>{plan.note}</small>
                </dt>
                <dd>{plan.price}</dd>
              </div>
            ))}
          </dl>
          <Button variant="outline" onClick={() => void startTrial('path')}>
            Start with the diagnostic
          </Button>
        </article>
        <article className={styles.price}>
          <Chip tone="sun">{PRODUCTS.daily.name}</Chip>
          <p className={styles.small}>{prices.daily.note}.</p>
          <p className={styles.amount}>
            <b>{prices.daily.price}</b> a month
          </p>
          <ul className={styles.list}>
            <li>A 40-minute diagnostic to begin with</li>
            <li>Points and badges that unlock mock tests</li>
            <li>Cancel at any time</li>
          </ul>
          <Button variant="outline" onClick={() => void startTrial('daily')}>
            See {PRODUCTS.daily.name}
          </Button>
        </article>
      </div>
    </section>
  );
}

/** The operator's partners; nothing without any. */
export function Partners({ partners }: { partners: Site['partners'] }) {
  if (partners.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Partners">
      <ul className={styles.partners}>
        {partners.map(({ name, logo }) => (
          <li key={name}>
            <img src={logo} alt={name} loading="lazy" height={40} />
          </li>
        ))}
      </ul>
    </section>
  );
}
