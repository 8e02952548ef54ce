import { MathNotice } from '@aivy/web-math';
import { Chip } from '@aivy/web-ui';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnalysedQuestion } from '../../../../player/analysis/model';
import { AloudButton, AloudPlace, useAloud } from '../../../../player/read-aloud/aloud-button';
import { isWithheld, QuestionAnalysis } from '../../../../player/analysis/question-analysis';
import { useAnalysisMath } from '../../../../player/analysis/use-analysis-math';
import { LazyChat } from '../../../../player/tutor/lazy-chat';
import { partOf, type AskedQuestion } from '../attempt';
import { clockText } from '../pacing';
import { shortPartName } from '../test-name';
import { NextActions } from './next-actions';
import { TryQuestion } from './try-question';
import styles from './mistake-detail.module.css';

export interface MistakeDetailProps {
  mistake: AskedQuestion;
  /** What it is of, where that is not said elsewhere. */
  where?: string | undefined;
  /** Its answer is covered. */
  trying: boolean;
  /** It opened with the page, which keeps the focus. */
  unasked: boolean;
  /** The list alone. */
  back: string;
  onTry(): void;
  /** Uncovers the answer. */
  onShow(): void;
  /** Null after the last one. */
  onNext: (() => void) | null;
}

/** What is known of it beside its answer, which while it is covered says nothing of the outcome but that it was missed. */
function Facts({ mistake, where }: Pick<MistakeDetailProps, 'mistake' | 'where'>) {
  const { subject, skillName, level, seconds, pace, cost, rightAt = 0 } = mistake;
  return (
    <>
      <Chip tone={subject}>{skillName}</Chip>
      <span>{[where, shortPartName(partOf(mistake)), level].filter(Boolean).join(', ')}</span>
      <span>
        {clockText(seconds)}
        {pace === null ? '' : `, pace ${clockText(pace)}`}
      </span>
      {rightAt > 0 ? <span>Right on attempt {rightAt}</span> : null}
      {cost === null || cost === 0 ? null : (
        <span className={styles.cost}>
          −{cost} {cost === 1 ? 'point' : 'points'}
        </span>
      )}
    </>
  );
}

/** As the analysis takes it, which counts modules by section. */
const analysed = (mistake: AskedQuestion): AnalysedQuestion => ({
  ...mistake,
  module: null,
  skill: mistake.skill ?? undefined,
});

/** One mistake: taken apart, or covered to be tried again. Key it by its name: what was tried belongs to it alone. */
export function MistakeDetail({
  mistake,
  where,
  trying: wantsToTry,
  unasked,
  back,
  onTry,
  onShow,
  onNext,
}: MistakeDetailProps) {
  // There is no key to hold a try against.
  const trying = wantsToTry && !isWithheld(mistake);
  const [talks, setTalks] = useState(0);
  const [solved, setSolved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const aloud = useAloud();
  const item = useMemo(() => analysed(mistake), [mistake]);
  const math = useAnalysisMath(item);
  const { number, question, subject, answer, outcome } = mistake;
  // Where the keyboard and a reader go on, also when it is covered or uncovered.
  useEffect(() => {
    if (!unasked) heading.current?.focus({ preventScroll: true });
  }, [trying, unasked]);
  const solve = (): void => {
    setSolved(true);
    onShow();
  };
  return (
    <article className={styles.detail} aria-labelledby="mistake">
      <Link className={styles.back} to={back}>
        <ChevronLeft size={18} aria-hidden="true" />
        All mistakes
      </Link>
      <div className={styles.facts}>
        <h2 id="mistake" ref={heading} tabIndex={-1} className={styles.title}>
          Question {number}
          <span className="vh">, {trying ? 'its answer is covered' : outcome}</span>
        </h2>
        <Facts mistake={mistake} where={where} />
        <AloudButton aloud={aloud} />
      </div>
      {/* Covered and uncovered are two things to read: nothing of the answer is read on into the other. */}
      <div className={styles.voice}>
        <AloudPlace aloud={aloud} about={trying ? 'covered' : 'open'} />
      </div>
      <p className={styles.solved} role="status">
        {solved && !trying ? 'Right this time.' : ''}
      </p>
      {math.kind === 'waiting' ? (
        <p role="status">Loading the question...</p>
      ) : trying ? (
        <>
          <MathNotice math={math} />
          <TryQuestion question={question} answer={mistake.correctAnswer} onSolved={solve} />
        </>
      ) : (
        <QuestionAnalysis item={item} column />
      )}
      <NextActions
        trying={trying}
        skill={mistake.skill}
        question={question.id}
        onTry={() => {
          setSolved(false);
          onTry();
        }}
        onShow={onShow}
        onTalk={() => setTalks((count) => count + 1)}
        onNext={onNext}
      />
      {/* The tutor explains the answer, so it is not there while the answer is covered; nor does it ask to be asked. */}
      {trying || talks === 0 ? null : (
        <LazyChat
          question={{ id: question.id, isMath: subject === 'math', answer, missed: outcome === 'incorrect' }}
          wanted={talks}
        />
      )}
    </article>
  );
}
