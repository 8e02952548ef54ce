import { PRODUCTS } from '@aivy/contracts';
import { Aivy, Button, Chip } from '@aivy/web-ui';
import { useStartTrial } from '../hooks/use-start-trial';
import { PathArt } from './path-art';
import styles from './product-cards.module.css';

export function ProductCards() {
  const startTrial = useStartTrial();
  return (
    <div className={styles.cards}>
      <section className={`${styles.card} ${styles.path}`} id="path">
        <div>
          <Chip tone="on-ivy">{PRODUCTS.path.name}</Chip>
          <h2>A 15-day journey built from your own mistakes</h2>
          <p>Diagnostic, score report, daily sets and a full-length test every two weeks.</p>
          <Button variant="accent" className={styles.action} onClick={() => void startTrial('path')}>
            Start {PRODUCTS.path.name} Free Trial
          </Button>
        </div>
        <PathArt />
      </section>
      <section className={styles.card} id="daily">
        <div>
          <Chip tone="sun">{PRODUCTS.daily.name}</Chip>
          <h2>Fifteen minutes a day, with a tutor who answers back</h2>
          <p>Pick a topic, answer five questions, and ask Aivy for a hint before you give up.</p>
          <Button className={styles.action} onClick={() => void startTrial('daily')}>
            Start {PRODUCTS.daily.name} Free Trial
          </Button>
        </div>
        <div className={styles.chat} aria-hidden>
          <p className={styles.mine}>Why isn&apos;t it 12?</p>
          <div className={styles.theirs}>
            <Aivy size={44} label="" />
            <p>Look at the units first. What does the 3 count?</p>
          </div>
        </div>
      </section>
    </div>
  );
}
