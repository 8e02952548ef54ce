import { questionTexts, useMath, type MathState } from '@aivy/web-math';
import type { AnalysedQuestion } from './model';

const NOTHING: readonly string[] = [];

/** What draws the formulas of an analysed question, of what was asked and of what is said about it. */
export function useAnalysisMath(item: AnalysedQuestion | undefined): MathState {
  const asked = useMath(item ? questionTexts(item.question) : NOTHING, item?.question.typeset);
  const said = useMath(item ? [item.explanation, item.feedback ?? ''] : NOTHING, item?.typeset);
  return asked.kind === 'ready' ? said : asked;
}
