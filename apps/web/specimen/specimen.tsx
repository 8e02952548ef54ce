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
  /** Typesettings of all its formulas, as they are set at release. */
  typeset?: string;
}

/** A formula and its typesetting. */
export interface Formula {
  tex: string;
  display: boolean;
  typeset: string;
}

const nothing = (): void => undefined;

/** The test page's column: passage, question, choices. */
function Asked({ question: asked }: { question: StudentQuestion }) {
  const { typeset } = asked;
  return (
    <div className={pane.column}>
      {asked.img === '' ? null : <MathText className={question.figure ?? ''} html={asked.img} />}
      {asked.passage === '' ? null : (
        <MathText className={question.passage ?? ''} html={asked.passage} typeset={typeset} />
      )}
      <MathText className={question.stem ?? ''} html={asked.question} typeset={typeset} />
      {asked.type === 'choice' ? (
        <Choices question={asked} answer="" eliminated="" eliminating={false} onChoose={nothing} onStrike={nothing} />
      ) : null}
    </div>
  );
}

const withTypeset = ({ question: asked, typeset }: SpecimenItem): StudentQuestion =>
  typeset === undefined ? asked : { ...asked, typeset };

const source = ({ tex, display }: Formula): string => {
  const text = tex.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return display ? `\\[${text}\\]` : `\\(${text}\\)`;
};

/** Each formula as it was set at release and, after it, as the browser sets it, both on a line of their own. */
export const Pairs = ({ formulas }: { formulas: readonly Formula[] }) =>
  formulas.map((formula) => (
    <article key={`${formula.display} ${formula.tex}`} data-pair={formula.tex}>
      {[formula.typeset, undefined].map((typeset) => (
        <p key={typeset ?? ''} className={question.stem}>
          <i style={{ display: 'inline-block' }} />
          <MathText as="span" html={source(formula)} typeset={typeset} />
        </p>
      ))}
    </article>
  ));

/** Items as the test page shows them and, below each, as its analysis does, hints and feedback with the explanation. */
export function Specimens({ items }: { items: readonly SpecimenItem[] }) {
  return items.map((item) => (
    <article key={item.key} data-item={item.key}>
      <div className={`${test.exam ?? ''} specimen`} data-part="test page">
        <div className={test.stage}>
          <div className={pane.single}>
            <Asked question={withTypeset(item)} />
          </div>
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
            typeset: item.typeset,
            question: withTypeset(item),
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
