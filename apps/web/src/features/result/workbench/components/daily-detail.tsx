import { ASKED_AGAIN_TEXT } from '../../../../player/analysis/question-analysis';
import { Button } from '@aivy/web-ui';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DailyMistake } from '../daily-attempt';
import { useDailyQuestion } from '../hooks/use-daily-question';
import { MistakeDetail, type MistakeDetailProps } from './mistake-detail';
import styles from './mistake-detail.module.css';

const Waiting = ({ back, children }: { back: string; children: ReactNode }) => (
  <article className={styles.detail} aria-label="Mistake">
    <Link className={styles.back} to={back}>
      <ChevronLeft size={18} aria-hidden="true" />
      All mistakes
    </Link>
    {children}
  </article>
);

/** One mistake of a unit or of practice, whose text and key come when it is opened. */
export function DailyDetail({ mistake, ...rest }: Omit<MistakeDetailProps, 'mistake'> & { mistake: DailyMistake }) {
  const found = useDailyQuestion(mistake);
  if (found.state === 'ready') return <MistakeDetail mistake={found.asked} {...rest} />;
  return (
    <Waiting back={rest.back}>
      {found.state === 'loading' ? <p role="status">Loading the question...</p> : null}
      {found.state === 'withheld' ? <p role="status">{ASKED_AGAIN_TEXT}</p> : null}
      {found.state === 'failed' ? (
        <>
          <p role="alert">We couldn’t load this question.</p>
          <Button variant="outline" onClick={found.retry}>
            Try again
          </Button>
        </>
      ) : null}
    </Waiting>
  );
}
