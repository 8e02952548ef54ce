import type { StudentQuestion } from '@aivy/contracts';
import { MathNotice, MathText, questionTexts, useMath } from '@aivy/web-math';
import { Activity, memo, type ReactNode, type RefObject } from 'react';
import { useAppSelector } from '../../core/store';
import { useAtRest } from '../hooks/use-at-rest';
import { selectPosition, selectSection } from '../selectors';
import type { SectionRecord } from '../types';
import type { TestCommands } from '../hooks/use-test-commands';
import { BlankAnswer } from './blank-answer';
import { Choices } from './choices';
import { Panes } from './panes';
import { pictureOf } from './picture-of';
import { QuestionBar } from './question-bar';
import pane from './panes.module.css';
import styles from './question.module.css';

export interface QuestionViewProps {
  questions: readonly StudentQuestion[];
  commands: TestCommands;
  eliminating: boolean;
  /** Share of the left pane, percent. */
  split: number;
  onSplit(percent: number): void;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Questions of the section in the end. */
  total: number;
  /** There is no way back to a question, so none is marked. */
  inSteps: boolean;
}

/**
 * The question on the screen and, hidden, the one after it, built once the page has come to rest: while the student
 * reads, and never between a click and its paint. Next then has only to show it; the keys make it the same page.
 */
export function QuestionView({ questions, ...rest }: QuestionViewProps) {
  const position = useAppSelector(selectPosition);
  const atRest = useAtRest(position);
  return (atRest ? [position, position + 1] : [position]).map((index) => {
    const question = questions[index];
    const shown = index === position;
    return question ? (
      <Activity key={question.id} mode={shown ? 'visible' : 'hidden'}>
        <Question {...rest} question={question} index={index} shown={shown} />
      </Activity>
    ) : null;
  });
}

/** What the section holds of one question. */
const useOwn = <Part extends keyof SectionRecord>(part: Part, index: number): SectionRecord[Part][number] | undefined =>
  useAppSelector((state) => selectSection(state)[part][index]);

interface QuestionProps extends Omit<QuestionViewProps, 'questions'> {
  question: StudentQuestion;
  index: number;
  /** Only the shown one carries the names by which the page finds its parts. */
  shown: boolean;
}

/**
 * Passage left and answers right, or one column where there is no passage. Memoised, and asks for its own part of the
 * section alone: an answer leaves the hidden question as it is.
 */
const Question = memo(function Question({
  question,
  index,
  total,
  inSteps,
  shown,
  commands,
  eliminating,
  split,
  onSplit,
  headingRef,
}: QuestionProps) {
  const answer = useOwn('answers', index) ?? '';
  const marked = useOwn('marked', index) ?? false;
  const eliminated = useOwn('eliminated', index) ?? '';
  const isBlank = question.type === 'blank';
  const named = (id: string): string | undefined => (shown ? id : undefined);
  const { typeset } = question;
  const math = useMath(questionTexts(question), typeset);
  const { picture, stem } = pictureOf(question);
  const work = (
    <>
      <QuestionBar
        number={index + 1}
        total={total}
        marked={marked}
        onMark={inSteps ? null : commands.mark}
        eliminating={isBlank ? null : eliminating}
        onEliminate={commands.eliminator}
        headingRef={shown ? headingRef : null}
      />
      {math.kind === 'waiting' ? (
        <FormulasComing />
      ) : (
        <>
          <MathNotice math={math} />
          <Asked picture={question.passage === '' ? picture : ''} typeset={typeset}>
            <div id={named('question')} className={styles.words} tabIndex={-1}>
              <div data-region={named('question')}>
                <MathText className={styles.stem} html={stem} typeset={typeset} />
              </div>
            </div>
            <div id={named('answers')} tabIndex={-1}>
              {isBlank ? (
                <BlankAnswer entry={answer} onType={commands.type} />
              ) : (
                <Choices
                  question={question}
                  answer={answer}
                  eliminated={eliminated}
                  eliminating={eliminating}
                  onChoose={commands.choose}
                  onStrike={commands.strike}
                />
              )}
            </div>
          </Asked>
        </>
      )}
    </>
  );
  if (question.passage === '') {
    return (
      <section className={pane.single} aria-label="Question and answers" data-shown-question={named('question')}>
        <div className={pane.column}>{work}</div>
      </section>
    );
  }
  return (
    <Panes
      passageId={named('passage')}
      split={split}
      onSplit={onSplit}
      left={
        <>
          <Figure html={picture} typeset={typeset} />
          <div data-region={named('passage')}>
            <MathText className={styles.passage} html={question.passage} typeset={typeset} />
          </div>
        </>
      }
      right={work}
    />
  );
});

/** What is asked, beside the picture it is asked about where there is room; else below it. */
const Asked = ({
  picture,
  typeset,
  children,
}: {
  picture: string;
  typeset: string | undefined;
  children: ReactNode;
}) =>
  picture === '' ? (
    children
  ) : (
    <div className={styles.beside}>
      <Figure html={picture} typeset={typeset} />
      <div>{children}</div>
    </div>
  );

const Figure = ({ html, typeset }: { html: string; typeset: string | undefined }) =>
  html === '' ? null : (
    <div data-figure>
      <MathText className={styles.figure} html={html} typeset={typeset} />
    </div>
  );

/** In place of a question until its formulas can be drawn: shown before, it would move when they come. */
const FormulasComing = () => (
  <p className={styles.coming} role="status">
    Loading the question...
  </p>
);
