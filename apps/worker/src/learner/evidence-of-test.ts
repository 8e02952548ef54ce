import type { AnswersForEvidence, Evidence, MeasuredScores, Subject } from '@aivy/contracts';
import { markAnswers, misconceptionOf, type LiveBank } from '@aivy/item-bank';
import { skillById } from '@aivy/exam';
import { abilityOfScore, diagnosticConduct } from '@aivy/psychometrics';

interface TestTaken {
  source: 'diagnostic' | 'full-test';
  attemptId: string;
}

/** Marks the answers of a finished test for the learner record, by the rules of its report. */
export async function evidenceOfTest(
  bank: LiveBank,
  { source, attemptId }: TestTaken,
  { answers }: Pick<AnswersForEvidence, 'answers'>,
): Promise<Evidence[]> {
  const items = await bank.pinned(answers.map(({ item_id: id, item_version: version }) => ({ id, version })));
  const marked = markAnswers({
    items,
    answers: answers.map(({ answer }) => answer),
    seconds: answers.map(({ spent_ms: ms }) => ms / 1000),
  });
  const hurried = source === 'diagnostic' ? hurriedIn(marked) : new Set();
  return answers.map((given, index) => {
    const { skill, answered, correct } = marked[index]!;
    return {
      source_id: `${source}:${attemptId}:${given.item_id}`,
      item_id: given.item_id,
      item_version: given.item_version,
      skill,
      correct: answered && correct,
      answered,
      attempt: 1,
      hints: 0,
      spent_ms: Math.round(given.spent_ms),
      misconception: answered ? (misconceptionOf(items[index]!, given.answer)?.misconception ?? null) : null,
      pretest: given.pretest,
      ...(hurried.has(marked[index]!) && { hurried: true }),
      given_at: given.given_at,
    };
  });
}

type Marked = ReturnType<typeof markAnswers>[number];

/** The answers that a section's clock left no time for. */
function hurriedIn(marked: readonly Marked[]): Set<Marked> {
  const section = (subject: Subject): Marked[] => marked.filter(({ skill }) => skillById(skill).subject === subject);
  const hurried = (['english', 'math'] as const).flatMap((subject) => {
    const own = section(subject);
    const met = diagnosticConduct(own, subject);
    return own.filter((_, index) => met[index]!.conduct === 'hurried');
  });
  return new Set(hurried);
}

/** Scores with their abilities; those of the oldest reports, which kept none, stand for the ability of their score. */
export function measuredScoresOf({ english, math }: AnswersForEvidence['scores']): MeasuredScores {
  const section = ({ theta, se, ...scores }: AnswersForEvidence['scores']['english']) => {
    const fromScore = abilityOfScore(scores);
    return { ...scores, theta: theta ?? fromScore.theta, se: se ?? fromScore.se };
  };
  return { english: section(english), math: section(math) };
}
