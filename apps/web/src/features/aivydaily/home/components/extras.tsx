import {
  EXTRA_COSTS,
  MOST_FREEZES,
  type ExtraName,
  type getRewards,
  type LookName,
  type OutputOf,
} from '@aivy/contracts';
import { Aivy, Button } from '@aivy/web-ui';
import { Snowflake } from 'lucide-react';
import { LOOKS } from '../../../../core/look/looks';
import { aivydailyApi } from '../../../../core/api/aivydaily';
import styles from './rewards.module.css';

const { useBuyExtraMutation, useWearLookMutation } = aivydailyApi;

type Extras = NonNullable<OutputOf<typeof getRewards>['extras']>;

const LOOK_NAMES: Record<LookName, string> = { leaf: 'Gold leaf', hat: 'Hat', scarf: 'Scarf' };

/** Streak freezes and looks for Aivy: for fun, never something to learn from. */
export function Extras({ extras, left }: { extras: Extras; left: number }) {
  const [buy, bought] = useBuyExtraMutation();
  const [wear, worn] = useWearLookMutation();
  const isFull = extras.freezes >= MOST_FREEZES;
  const buyButton = (name: ExtraName, label: string) =>
    left >= EXTRA_COSTS[name] ? (
      <Button
        variant="outline"
        aria-label={`Get ${label} for ${EXTRA_COSTS[name]} points`}
        pendingLabel={bought.isLoading && bought.originalArgs?.name === name ? 'Getting it…' : undefined}
        onClick={() => void buy({ name })}
      >
        Get it
      </Button>
    ) : null;
  return (
    <>
      <ul className={styles.unlocks} aria-label="For fun">
        <li>
          <p>
            <b>
              <Snowflake size={16} strokeWidth={2.2} aria-hidden /> Streak freeze
            </b>
            <span>{isFull ? `You have ${MOST_FREEZES}` : `${EXTRA_COSTS.freeze} points`}</span>
          </p>
          <p className={styles.small}>
            Saves your streak on a day off, after the weekly freeze. You have {extras.freezes} of {MOST_FREEZES}.
          </p>
          {isFull ? null : buyButton('freeze', 'a streak freeze')}
        </li>
        {extras.looks.map(({ name, cost, bought_at: at }) => (
          <li key={name} className={styles.look}>
            <Aivy size={64} label="" look={LOOKS[name]} />
            <p>
              <b>{LOOK_NAMES[name]}</b>
              <span>{at === null ? `${cost} points` : 'Yours'}</span>
            </p>
            {at === null ? (
              buyButton(name, LOOK_NAMES[name].toLowerCase())
            ) : (
              <Button
                variant="ghost"
                aria-pressed={extras.look === name}
                onClick={() => void wear({ look: extras.look === name ? null : name })}
              >
                {extras.look === name ? 'Take it off' : 'Wear it'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {bought.isError || worn.isError ? (
        <p className={styles.small} role="alert">
          That didn’t work, and no points were spent. Try again.
        </p>
      ) : null}
    </>
  );
}
