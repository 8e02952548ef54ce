import type { AnswersForEvidence, Evidence, MeasuredScores } from '@aivy/contracts';
import { markAnswers, misconceptionOf, type LiveBank } from '@aivy/item-bank';
import { abilityOfScore } from '@aivy/psychometrics';

/** Marks the answers of a finished test, by the rules of its report, as the learner record keeps them. */
export async function evidenceOfTest(
  bank: LiveBank,
  test: string,
  { answers }: Pick<AnswersForEvidence, 'answers'>,
): Promise<Evidence[]> {
  const items = await bank.pinned(answers.map(({ item_id: id, item_version: version }) => ({ id, version })));
  const marked = markAnswers({
    items,
    answers: answers.map(({ answer }) => answer),
    seconds: answers.map(({ spent_ms: ms }) => ms / 1000),
  });
  return answers.map((given, index) => {
    const { skill, answered, correct } = marked[index]!;
    return {
      source_id: `${test}:${given.item_id}`,
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
      given_at: given.given_at,
    };
  });
}

/** Scores with their abilities; those of the oldest reports, which kept none, stand for the ability of their score. */
export function measuredScoresOf({ english, math }: AnswersForEvidence['scores']): MeasuredScores {
  const section = ({ theta, se, ...scores }: AnswersForEvidence['scores']['english']) => {
    const fromScore = abilityOfScore(scores);
    return { ...scores, theta: theta ?? fromScore.theta, se: se ?? fromScore.se };
  };
  return { english: section(english), math: section(math) };
}
