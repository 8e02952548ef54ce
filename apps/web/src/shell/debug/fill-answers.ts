import { selectTest } from '../../player';
import { entryTyped, movedTo } from '../../player/slice';
import type { AppStore, RootState } from '../../core/store';

interface Asked {
  type: string;
}

const isAsked = (value: unknown): value is Asked[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => typeof entry === 'object' && entry !== null && 'type' in entry && 'question' in entry);

/** The questions on the page, out of what was fetched; the last list of the right length. */
function questionsOf(state: RootState, length: number): readonly Asked[] {
  const fetched = Object.values(state.api.queries).map((query) => query?.data as { questions?: unknown } | undefined);
  return (
    fetched
      .flatMap((data) => [data, data?.questions])
      .filter(isAsked)
      .filter((list) => list.length === length)
      .at(-1) ?? []
  );
}

const LETTERS = ['a', 'b', 'c', 'd'] as const;

/**
 * Answers every open question of the section on the page, choices in turn and blanks with 1, and stays where it was.
 * @returns how many
 */
export function fillAnswers(store: AppStore): number {
  const { phase, section, sections, position } = selectTest(store.getState());
  if (phase !== 'running') return 0;
  const { answers } = sections[section];
  const questions = questionsOf(store.getState(), answers.length);
  const open = answers.flatMap((answer, index) => (answer === '' ? [index] : []));
  for (const index of open) {
    store.dispatch(movedTo(index));
    store.dispatch(entryTyped(questions[index]?.type === 'blank' ? '1' : LETTERS[index % LETTERS.length]!));
  }
  store.dispatch(movedTo(position));
  return open.length;
}
