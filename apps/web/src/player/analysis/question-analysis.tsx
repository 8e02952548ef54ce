import { MathNotice, MathText } from '@aivy/web-math';
import type { AnalysedQuestion, Outcome } from './model';
import { useAnalysisMath } from './use-analysis-math';
import { ChoiceReview } from './choice-review';
import { spokenTime } from './spoken-time';
import styles from './question-analysis.module.css';

const WITHDRAWN_TEXT = 'We removed this question, so it doesn’t count';

export const ASKED_AGAIN_TEXT =
  "This question is in something you haven't finished. The answer comes back when you've answered it.";

/** The server keeps the key of a question that is asked again. */
export const isWithheld = ({ correctAnswer }: Pick<AnalysedQuestion, 'correctAnswer'>): boolean => correctAnswer === '';

/** What the question cost, in section points. */
function costText(outcome: Outcome, cost: number): string {
  if (outcome === 'omitted')
    return cost > 0
      ? `A right answer would have added about ${cost} points`
      : 'A right answer here wouldn’t have added points';
  return cost > 0 ? `This question cost about ${cost} points` : 'This question cost no points';
}

const hasNoPrice = ({ correct, cost, outcome }: AnalysedQuestion): boolean =>
  correct || cost === null || outcome === 'withdrawn';

function BlankReview({ item }: { item: AnalysedQuestion }) {
  const accepted = item.correctAnswer.split(',').map((value) => value.trim());
  return (
    <dl className={styles.blank} data-region="question">
      <div data-result={item.outcome === 'incorrect' ? 'wrong' : item.outcome}>
        <dt>Your answer:</dt>
        <dd>
          {item.answer === '' ? 'No answer' : item.answer} <span>({item.outcome})</span>
        </dd>
      </div>
      <div data-result="correct">
        <dt>Correct answer:</dt>
        <dd>{accepted.join(' or ')}</dd>
      </div>
    </dl>
  );
}

interface QuestionAnalysisProps {
  item: AnalysedQuestion;
  /** In the column of a page that scrolls: one below the other, without room of its own. */
  column?: boolean;
}

/** One question taken apart: material, choices or entry, what it took and cost, and why. */
export function QuestionAnalysis({ item, column = false }: QuestionAnalysisProps) {
  const { passage, img, question, type, typeset } = item.question;
  const math = useAnalysisMath(item);
  const figure =
    img === '' ? null : (
      <div data-figure>
        <MathText className={styles.figure} html={img} />
      </div>
    );
  return (
    <div className={column ? styles.column : passage === '' ? styles.single : styles.split} data-shown-question>
      {passage === '' ? null : (
        <section className={styles.passage} aria-label="Passage" tabIndex={column ? undefined : 0}>
          {figure}
          <div data-region="passage">
            <MathText html={passage} typeset={typeset} />
          </div>
        </section>
      )}
      <section className={styles.question} aria-label="Question and answer" tabIndex={column ? undefined : 0}>
        <MathNotice math={math} />
        {passage === '' ? figure : null}
        <div data-region="question">
          <MathText className={styles.stem} html={question} typeset={typeset} />
        </div>
        {type === 'choice' ? <ChoiceReview item={item} /> : isWithheld(item) ? null : <BlankReview item={item} />}
        <p className={styles.facts}>
          <span>Time spent: {spokenTime(item.seconds)}</span>
          {item.outcome === 'omitted' ? <span>Omitted: no answer was given</span> : null}
          {item.outcome === 'withdrawn' ? <span>{WITHDRAWN_TEXT}</span> : null}
          {hasNoPrice(item) ? null : <span>{costText(item.outcome, item.cost ?? 0)}</span>}
        </p>
        {item.feedback === null ? null : (
          <section className={styles.feedback} aria-labelledby="feedback" data-region="explanation">
            <h3 id="feedback">Where it slipped</h3>
            <MathText html={item.feedback} typeset={item.typeset} />
          </section>
        )}
        <section className={styles.explanation} aria-labelledby="explanation" data-region="explanation">
          <h3 id="explanation">EXPLANATION</h3>
          {isWithheld(item) ? <p>{ASKED_AGAIN_TEXT}</p> : <MathText html={item.explanation} typeset={item.typeset} />}
        </section>
      </section>
    </div>
  );
}
