import { device, type KeptAnswer } from '../../../core/device/kept-tests';
import type { AppDispatch } from '../../../core/store';
import { keptUnits, type KeptDay } from './kept-units';
import { finish, sendUnitBatch, type FinishOutcome } from './send-unit';

const batchOf = (day: number, answers: readonly KeptAnswer[]) => ({
  module: day,
  question_id: answers.map(({ question }) => question),
  answer: answers.map(({ answer }) => answer),
  seq: answers.map(({ seq }) => seq),
  spent_ms: answers.map(({ spentMs }) => Math.round(spentMs)),
});

/** Hands in a unit that was finished on this device without network. Never rejects. */
export const handIn =
  (kept: KeptDay) =>
  async (dispatch: AppDispatch): Promise<FinishOutcome> => {
    const { user, test, module: day, unit } = kept;
    const answers = await device.answersOf(user, test, day).catch(() => []);
    const unsent = answers.filter(({ sent }) => !sent);
    const saved = unsent.length > 0 ? await dispatch(sendUnitBatch(unit.planId, batchOf(day, unsent))) : null;
    if (saved?.kind === 'failed') return { kind: 'kept' };
    return dispatch(finish(kept, unit.finishedAt ?? 0, saved?.kind === 'closed'));
  };

/** The units of a student that wait on this device to be handed in, the oldest first. */
export const waitingUnits = async (user: string): Promise<KeptDay[]> =>
  (await keptUnits(user)).filter(({ unit }) => unit.finishedAt !== null).sort((a, b) => a.module - b.module);
