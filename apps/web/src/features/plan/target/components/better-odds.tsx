import { chanceInSentence } from '@aivy/exam';
import { Button } from '@aivy/web-ui';
import { shortDate } from '../../dashboard/dates-text';
import type { Offers } from '../choices';
import styles from './better-odds.module.css';

interface BetterOddsProps {
  target: number;
  by: string;
  offers: Offers;
  onLonger(offer: NonNullable<Offers['longer']>): void;
  onNearer(offer: NonNullable<Offers['nearer']>): void;
}

const HOW_MANY = [
  'Every set you finish makes it likelier.',
  'Here’s a way to better odds.',
  'Here are two ways to better odds.',
];

/** What to do about a target that no choice reaches with an even chance: each way is one tap. */
export function BetterOdds({ target, by, offers: { longer, nearer }, onLonger, onNearer }: BetterOddsProps) {
  return (
    <section className={styles.odds} aria-labelledby="better-odds">
      <h2 id="better-odds">
        {target} by {shortDate(by)} is a steep climb.
      </h2>
      <p>
        No choice has an even chance yet. It can still happen, and every set you finish counts.{' '}
        {HOW_MANY[Number(longer !== null) + Number(nearer !== null)]}
      </p>
      <ul>
        {longer && (
          <li>
            <b>Take {longer.duration} months</b>
            <span>
              {target}: {chanceInSentence(longer.choice.chance)} at {longer.choice.minutes_a_day} min a day
            </span>
            <Button variant="outline" onClick={() => onLonger(longer)}>
              Switch<span className="vh"> to {longer.duration} months</span>
            </Button>
          </li>
        )}
        {nearer && (
          <li>
            <b>Aim for {nearer.total} first</b>
            <span>About even at {nearer.minutes} min a day. Raise it later.</span>
            <Button variant="outline" onClick={() => onNearer(nearer)}>
              Set {nearer.total}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
