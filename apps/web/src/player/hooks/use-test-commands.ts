import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { useAppDispatch, type RootState } from '../../core/store';
import { useAnnounce } from '../components/announcer';
import type { ChoiceLetter } from '../components/choices';
import { selectSection, selectTest } from '../selectors';
import { choiceToggled, eliminationToggled, entryTyped, markToggled, movedTo, reviewOpened } from '../slice';

export interface TestCommands {
  choose(letter: ChoiceLetter): void;
  strike(letter: ChoiceLetter): void;
  type(entry: string): void;
  mark(): void;
  eliminator(): void;
  goTo(index: number): void;
  openReview(): void;
}

/** Everything a student does to the running test; the clock is read before the question on the screen changes. */
export function useTestCommands({
  readClock,
  toggleEliminator,
}: {
  readClock: () => void;
  toggleEliminator: () => void;
}): TestCommands {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const announce = useAnnounce();
  return useMemo(() => {
    const here = () => {
      const state = store.getState();
      return { position: selectTest(state).position, record: selectSection(state) };
    };
    return {
      choose: (letter) => {
        const { position, record } = here();
        announce(
          record.answers[position] === letter
            ? `Choice ${letter.toUpperCase()} cleared`
            : `Choice ${letter.toUpperCase()} selected`,
        );
        dispatch(choiceToggled(letter));
      },
      strike: (letter) => {
        const { position, record } = here();
        announce(
          record.eliminated[position]?.includes(letter)
            ? `Choice ${letter.toUpperCase()} restored`
            : `Choice ${letter.toUpperCase()} eliminated`,
        );
        dispatch(eliminationToggled(letter));
      },
      type: (entry) => dispatch(entryTyped(entry)),
      mark: () => {
        const { position, record } = here();
        announce(record.marked[position] ? 'No longer marked for review' : 'Marked for review');
        dispatch(markToggled());
      },
      eliminator: toggleEliminator,
      goTo: (index) => {
        readClock();
        dispatch(movedTo(index));
      },
      openReview: () => {
        readClock();
        dispatch(reviewOpened());
      },
    } satisfies TestCommands;
  }, [announce, dispatch, readClock, store, toggleEliminator]);
}
