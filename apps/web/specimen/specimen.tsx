import type { StudentQuestion } from '@aivy/contracts';
import { MathText } from '@aivy/web-math';
import { QuestionAnalysis } from '../src/player/analysis/question-analysis';
import { Choices } from '../src/player/components/choices';
import question from '../src/player/components/question.module.css';
import pane from '../src/player/components/panes.module.css';
import test from '../src/player/components/test-page.module.css';
import './specimen.css';

/** All of an item that a student may come to see, as the bank has it. */
export interface SpecimenItem {
  key: string;
  question: StudentQuestion;
  answer: string;
  explanation: string;
  hints: readonly string[];
  /** What is said to each wrong answer. */
  feedback: readonly string[];
}

const nothing = (): void => undefined;

/** The test page's column: passage, question, choices. */
function Asked({ question: asked }: { question: StudentQuestion }) {
  return (
    <div className={pane.column}>
      {asked.img === '' ? null : <MathText className={question.figure ?? ''} html={asked.img} />}
      {asked.passage === '' ? null : <MathText className={question.passage ?? ''} html={asked.passage} />}
      <MathText className={question.stem ?? ''} html={asked.question} />
      {asked.type === 'choice' ? (
        <Choices question={asked} answer="" eliminated="" eliminating={false} onChoose={nothing} onStrike={nothing} />
      ) : null}
    </div>
  );
}

/** Items as the test page shows them and, below each, as its analysis does, hints and feedback with the explanation. */
export function Specimens({ items }: { items: readonly SpecimenItem[] }) {
  return items.map((item) => (
    <article key={item.key} data-item={item.key}>
      <div className={`${test.exam ?? ''} specimen`} data-part="test page">
        <div className={pane.single}>
          <Asked question={item.question} />
        </div>
      </div>
      <div className="specimen" data-part="analysis">
        <QuestionAnalysis
          item={{
            number: 1,
            position: 0,
            module: null,
            outcome: 'incorrect',
            correct: false,
            answer: 'a',
            seconds: 60,
            cost: 10,
            feedback: null,
            question: item.question,
            correctAnswer: item.answer,
            explanation: [
              item.explanation,
              ...item.hints.map((hint) => `<p>${hint}</p>`),
              ...item.feedback.map((text) => `<p>${text}</p>`),
            ].join(''),
          }}
        />
      </div>
    </article>
  ));
}
