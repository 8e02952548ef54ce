import { Check } from 'lucide-react';
import { Aivy, Button, Chip } from '@aivy/web-ui';
import { useStartTrial } from '../hooks/use-start-trial';
import { HeroScene } from './hero-scene';
import { PlayButton } from './play-button';
import { ScoreCard } from './score-card';
import styles from './hero.module.css';

export function Hero() {
  const startTrial = useStartTrial();
  return (
    <section className={styles.hero}>
      <HeroScene />
      <div className={styles.inner}>
        <div className={styles.words}>
          <Chip tone="ivy" icon={<Check size={15} strokeWidth={2.4} aria-hidden />}>
            Digital SAT, all four modules
          </Chip>
          <h1 className={styles.title}>
            The shortest path to{' '}
            <em>
              1450+
              <svg viewBox="0 0 220 24" preserveAspectRatio="none" aria-hidden>
                <path
                  d="M3 16C60 4 150 3 217 11"
                  fill="none"
                  stroke="var(--c-accent)"
                  strokeWidth="9"
                  strokeLinecap="round"
                />
              </svg>
            </em>
          </h1>
          <p className={styles.lead}>
            One diagnostic finds the topics that cost you points. Aivy turns them into a plan you can finish: five
            questions a day, about twenty minutes, and a practice test every fifteenth day.
          </p>
          <div className={styles.row}>
            <Button size="large" onClick={() => void startTrial('path')}>
              Start Your Free Trial
            </Button>
            <PlayButton />
          </div>
          <p className={styles.note}>
            <Check size={18} strokeWidth={2} aria-hidden />
            <span>
              Boost your SAT score with a free diagnostic test - no payment info required! Please start on a desktop or
              tablet.
            </span>
          </p>
        </div>
        <div className={styles.stage}>
          <p className={styles.bubble}>
            Hi, I&apos;m <b>Aivy</b>. I&apos;ll map out the shortest path to your goal. Just take a short
            test&#8288;—&#8288;I&apos;ll handle the rest.
          </p>
          <div className={styles.tutor}>
            <Aivy pose="wave" size={300} />
          </div>
          <ScoreCard />
        </div>
      </div>
    </section>
  );
}
