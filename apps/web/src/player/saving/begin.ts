import type { AppDispatch } from '../../core/store';
import { annotationsLoaded } from '../annotate/annotations-slice';
import { begun } from '../slice';
import type { SectionName } from '../types';
import { recordOf } from './desk';
import type { OutboxStart } from './outbox-ports';
import type { ServerClock } from './server-clock';

/** Puts what was opened on the test page's desk: answers, marks and notes as they were left. */
export const beginKept =
  (section: SectionName, { module: kept, desk, answers }: OutboxStart, clock: ServerClock) =>
  (dispatch: AppDispatch): void => {
    const { record, position } = recordOf(kept.questions, answers, desk.workspace);
    const none = { answers: [], spentMs: [], marked: [], eliminated: [] };
    dispatch(annotationsLoaded(desk.workspace?.annotations ?? []));
    dispatch(
      begun({
        startTime: '',
        formId: null,
        owner: kept.user,
        section,
        position: Math.min(position, kept.questions.length - 1),
        leftMs: kept.deadline === null ? null : kept.deadline - clock.now(),
        sections: { reading_and_writing: none, math: none, [section]: record },
      }),
    );
  };
