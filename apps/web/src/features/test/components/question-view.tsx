import type { StudentQuestion } from '@aivy/contracts';
import { MathText } from '@aivy/web-math';
import type { RefObject } from 'react';
import { useAppSelector } from '../../../app/store';
import { selectPosition, selectSection } from '../selectors';
import type { TestCommands } from '../hooks/use-test-commands';
import { BlankAnswer } from './blank-answer';
import { Choices } from './choices';
import { Panes } from './panes';
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
}

/** The question on the screen: passage left and answers right, or one column where there is no passage. */
export function QuestionView({ questions, commands, eliminating, split, onSplit, headingRef }: QuestionViewProps) {
  const position = useAppSelector(selectPosition);
  const record = useAppSelector(selectSection);
  const question = questions[position];
  if (!question) return null;
  const isBlank = question.type === 'blank';
  const answer = record.answers[position] ?? '';
  const work = (
    <>
      <QuestionBar
        number={position + 1} total={questions.length} marked={record.marked[position] ?? false} onMark={commands.mark}
        eliminating={isBlank ? null : eliminating} onEliminate={commands.eliminator} headingRef={headingRef}
      />
      {question.passage === '' ? <Figure html={question.img} /> : null}
      <div id="question" tabIndex={-1}><div data-region="question"><MathText className={styles.stem} html={question.question} /></div></div>
      <div id="answers" tabIndex={-1}>
        {isBlank ? (
          <BlankAnswer key={question.id} entry={answer} onType={commands.type} />
        ) : (
          <Choices question={question} answer={answer} eliminated={record.eliminated[position] ?? ''} eliminating={eliminating} onChoose={commands.choose} onStrike={commands.strike} />
        )}
      </div>
    </>
  );
  if (question.passage === '') {
    return <section className={pane.single} aria-label="Question and answers" key={question.id}><div className={pane.column}>{work}</div></section>;
  }
  return (
    <Panes
      key={question.id} split={split} onSplit={onSplit}
      left={<><Figure html={question.img} /><div data-region="passage"><MathText className={styles.passage} html={question.passage} /></div></>}
      right={work}
    />
  );
}

const Figure = ({ html }: { html: string }) => (html === '' ? null : <MathText className={styles.figure} html={html} />);
