import { Button, Skeleton } from '@aivy/web-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SettingsCard } from '../../../../core/page/settings-card';
import { planApi } from '../../../../core/api/plan';
import type { OfficialScore } from '../official-score';
import { useRemoveScore } from '../use-remove-score';
import { OFFICIAL_HASH } from '../official-path';
import { OfficialForm } from './official-form';
import { dateText, OfficialList } from './official-list';
import styles from './official.module.css';

const { useListOfficialScoresQuery } = planApi;

/** The account page’s part for official scores. Whoever comes by the dashboard’s invitation finds it in view. */
export function OfficialScores() {
  const card = useRef<HTMLDivElement>(null);
  const isWanted = useLocation().hash === OFFICIAL_HASH;
  const { data, error, isFetching, refetch } = useListOfficialScoresQuery();
  // Again when the parts above have their full height.
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView?.({ block: 'start' });
  }, [isWanted, isThere]);
  return (
    <div ref={card} id={OFFICIAL_HASH.slice(1)} tabIndex={-1} className={styles.part}>
      <SettingsCard
        title="Official SAT scores"
        text="Took the official test? Add your scores if you like. They’ll show up on your score path. Together with other students’ scores, and never with your name, they help us check ours. You can change or delete them anytime."
      >
        {data ? (
          <Entries scores={data.scores} />
        ) : !error || isFetching ? (
          <Skeleton />
        ) : (
          <div className={styles.failed}>
            <p role="alert">We couldn’t load your official scores.</p>
            <Button variant="outline" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
      </SettingsCard>
    </div>
  );
}

function Entries({ scores }: { scores: readonly OfficialScore[] }) {
  const remove = useRemoveScore();
  const [changed, setChanged] = useState<OfficialScore | null>(null);
  const [said, setSaid] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const toForm = (): void => form.current?.querySelector('input')?.focus();
  // The form of another entry is another form: it begins with that entry’s numbers.
  useEffect(() => {
    if (changed) toForm();
  }, [changed]);
  const finish = (words: string): void => {
    setChanged(null);
    setSaid(words);
    toForm();
  };
  const onDelete = async (score: OfficialScore): Promise<void> => {
    if (changed?.score_id === score.score_id) setChanged(null);
    // The button that had the focus goes with its line.
    toForm();
    const { error } = await remove(score);
    setSaid(error ? '' : `The scores of ${dateText(score.test_date)} are deleted.`);
  };
  return (
    <>
      {scores.length > 0 && (
        <OfficialList
          scores={scores}
          onChange={(score) => {
            setSaid('');
            setChanged(score);
          }}
          onDelete={(score) => void onDelete(score)}
        />
      )}
      <div ref={form}>
        <OfficialForm
          key={changed?.score_id ?? 'new'}
          changed={changed}
          onSaved={() => finish('Saved')}
          onCancel={() => finish('')}
        />
      </div>
      <p role="status" className={styles.status}>
        {said}
      </p>
    </>
  );
}
