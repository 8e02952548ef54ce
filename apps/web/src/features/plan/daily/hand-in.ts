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
    const send = (given: readonly KeptAnswer[]) => dispatch(sendUnitBatch(unit.planId, batchOf(day, given)));
    let saved = unsent.length > 0 ? await send(unsent) : null;
    // The clock of this device was ahead: the response brings the right one.
    if (saved?.kind === 'stored' && saved.refused.length > 0) {
      const { refused, serverMs: seq } = saved;
      saved = await send(unsent.filter(({ question }) => refused.includes(question)).map((each) => ({ ...each, seq })));
    }
    if (saved?.kind === 'failed') return { kind: 'kept' };
    return dispatch(finish(kept, unit.finishedAt ?? 0, saved?.kind === 'closed'));
  };

/** The units of a student that wait on this device to be handed in, the oldest first. */
export const waitingUnits = async (user: string): Promise<KeptDay[]> =>
  (await keptUnits(user)).filter(({ unit }) => unit.finishedAt !== null).sort((a, b) => a.module - b.module);
