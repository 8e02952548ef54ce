import { Ban, Check, Minus, X } from 'lucide-react';
import type { Outcome, QuestionResult } from './model';
import styles from './question-circles.module.css';

interface QuestionCirclesProps {
  questions: readonly QuestionResult[];
  /** Gets the position in the section, from 0. */
  onOpen: (index: number) => void;
}

const ICONS: Record<Outcome, typeof Check> = { correct: Check, incorrect: X, omitted: Minus, withdrawn: Ban };

/** One numbered circle per question; shape (tick, cross or dash) and name say what colour says. */
function Circles({ questions, onOpen }: QuestionCirclesProps) {
  return (
    <ul className={styles.grid}>
      {questions.map(({ position, number, module, outcome }) => {
        const Icon = ICONS[outcome];
        return (
          <li key={position}>
            <button
              type="button"
              className={styles[outcome]}
              aria-label={`Question ${number}${module === null ? '' : ` of Module ${module}`}, ${outcome}. Open the analysis`}
              onClick={() => onOpen(position)}
            >
              <span>{number}</span>
              <Icon className={styles.icon} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The questions of a section, by module where it has two, numbered as on the test. */
export function QuestionCircles({ questions, onOpen }: QuestionCirclesProps) {
  const ofModule = (module: 1 | 2) => questions.filter((question) => question.module === module);
  if (!questions.some(({ module }) => module !== null)) return <Circles questions={questions} onOpen={onOpen} />;
  return ([1, 2] as const).map((module) => (
    <section key={module} className={styles.module} aria-labelledby={`questions-of-${module}`}>
      <h3 id={`questions-of-${module}`} className={styles.name}>
        Module {module}
      </h3>
      <Circles questions={ofModule(module)} onOpen={onOpen} />
    </section>
  ));
}
