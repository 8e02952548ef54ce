import { subjectOfModule, type ModuleNumber } from '@aivy/exam';
import type { AppDispatch } from '../../core/store';
import { annotationsLoaded, begun } from '../../player';
import { recordOf } from './desk';
import type { OutboxStart } from './outbox';
import type { ServerClock } from './server-clock';

/** Puts an opened module on the test page's desk: answers, marks and notes as they were left. */
export const beginModule =
  (userId: string, module: ModuleNumber, { module: kept, desk, answers }: OutboxStart, clock: ServerClock) =>
  (dispatch: AppDispatch): void => {
    const { record, position } = recordOf(kept.questions, answers, desk.workspace);
    const section = subjectOfModule(module) === 'math' ? 'math' : 'reading_and_writing';
    const none = { answers: [], spentMs: [], marked: [], eliminated: [] };
    dispatch(annotationsLoaded(desk.workspace?.annotations ?? []));
    dispatch(
      begun({
        startTime: '',
        formId: null,
        owner: userId,
        section,
        position: Math.min(position, kept.questions.length - 1),
        leftMs: kept.deadline - clock.now(),
        sections: { reading_and_writing: none, math: none, [section]: record },
      }),
    );
  };
