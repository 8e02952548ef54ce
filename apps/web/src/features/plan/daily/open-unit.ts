import type { getDailyProgress, getDailyQuestions, OutputOf } from '@aivy/contracts';
import { device, type KeptAnswer, type KeptDesk } from '../../../core/device/kept-tests';
import type { AppDispatch } from '../../../core/store';
import { newestAnswers } from '../../../player/saving/desk';
import type { OutboxStart } from '../../../player/saving/outbox-ports';
import type { ServerClock } from '../../../player/saving/server-clock';
import { planApi } from '../../../core/api/plan';
import { refusalOf, textOf, type DayRefusal } from './faults';
import { eraseUnit, keptUnit, unitPlace, type KeptDay } from './kept-units';

type Unit = OutputOf<typeof getDailyQuestions>;
type Progress = OutputOf<typeof getDailyProgress>;

/** What an outbox begins with, for a daily unit. */
export type UnitStart = OutboxStart & { module: KeptDay };

/** Where the unit of a day stands. */
export type OpenedUnit =
  | { kind: 'ready'; start: UnitStart }
  | {
      kind: 'finished';
      planId: string;
      /** This device had answers of it that did not arrive in time. */ late: boolean;
    }
  /** Finished on this device; the server does not know yet. */
  | { kind: 'waiting'; planId: string }
  | { kind: 'refused'; planId: string; code: DayRefusal }
  | { kind: 'no-plan' }
  | { kind: 'failed'; message: string };

/** Looks at what came, by code that is needed only then; where that does not come, the network has just gone. */
const isWrong = (unit: unknown, progress: unknown): Promise<boolean> =>
  import('./unit-check').then(
    ({ isProgress, isUnit }) => !isUnit(unit) || !isProgress(progress),
    () => false,
  );

/** Which plan the unit belongs to. A student has one plan for ever, so what this device keeps says it as well. */
const findPlan =
  (kept: KeptDay | undefined) =>
  async (dispatch: AppDispatch): Promise<string | OpenedUnit> => {
    if (kept) return kept.unit.planId;
    const { data, error } = await dispatch(planApi.endpoints.getPlan.initiate(undefined, { subscribe: false }));
    // Also one of before: a student keeps the plan.
    if (data) return data.id;
    return data === null ? { kind: 'no-plan' } : { kind: 'failed', message: await textOf(error) };
  };

/**
 * Opens the unit of a day: what the server has, what this device has, the newest of each. All of it is kept here, so
 * that it can be worked on whole without network from now on.
 * @param planId null where the address does not name it
 */
export const openUnit =
  (userId: string, planId: string | null, day: number, clock: ServerClock) =>
  async (dispatch: AppDispatch): Promise<OpenedUnit> => {
    const found = await keptUnit(userId, day);
    const kept = planId === null || found?.unit.planId === planId ? found : undefined;
    const plan = planId ?? (await dispatch(findPlan(kept)));
    if (typeof plan !== 'string') return plan;
    if (kept && kept.unit.finishedAt !== null) return { kind: 'waiting', planId: plan };

    const place = unitPlace(userId, plan, day);
    const sentAt = clock.mark();
    const input = { plan_id: plan, day };
    const [questions, saved] = await Promise.all([
      dispatch(planApi.endpoints.getDailyQuestions.initiate(input, { forceRefetch: true, subscribe: false })),
      dispatch(planApi.endpoints.getDailyProgress.initiate(input, { forceRefetch: true, subscribe: false })),
    ]);
    const [desk, answers] = await Promise.all([
      device.deskOf(place.user, place.test, day),
      device.answersOf(place.user, place.test, day),
    ]).catch(() => [undefined, []] as const);

    const code = refusalOf(questions.error);
    if (code !== null) return { kind: 'refused', planId: plan, code };
    // Beside an error stands what was answered before.
    const unit = questions.error ? undefined : questions.data;
    const progress = saved.error ? undefined : saved.data;
    if (!unit || !progress || (await isWrong(unit, progress))) {
      if (kept && desk) {
        clock.restore(desk.anchor);
        return { kind: 'ready', start: { module: kept, desk, deskSent: false, answers } };
      }
      return { kind: 'failed', message: await textOf(questions.error ?? saved.error) };
    }
    clock.observe(unit.server_time, sentAt);
    if (unit.finished_date !== null) {
      await eraseUnit(place);
      return { kind: 'finished', planId: plan, late: answers.some(({ sent }) => !sent) };
    }
    return { kind: 'ready', start: await keepUnit(place, plan, unit, progress, { desk, answers, clock }) };
  };

async function keepUnit(
  place: ReturnType<typeof unitPlace>,
  planId: string,
  { questions, skill }: Unit,
  progress: Progress,
  here: { desk: KeptDesk | undefined; answers: readonly KeptAnswer[]; clock: ServerClock },
): Promise<UnitStart> {
  const server = progress.map((answer): KeptAnswer => ({
    ...place,
    question: answer.question_id,
    answer: answer.user_answer,
    seq: answer.seq,
    spentMs: answer.spent_ms,
    sent: true,
  }));
  const answers = newestAnswers(here.answers, server);
  const module: KeptDay = { ...place, questions, deadline: null, unit: { planId, skill, finishedAt: null } };
  // Place, marks and notes of a unit stay on the device where they were made.
  const { workspace, workspaceSeq } = here.desk ?? { workspace: null, workspaceSeq: 0 };
  const desk: KeptDesk = { ...place, anchor: here.clock.keep(), workspace, workspaceSeq };
  // A device that keeps nothing still does the unit; the footer says so when the network goes.
  await Promise.all([device.putModule(module), device.putDesk(desk), device.putAnswers(answers)]).catch(
    () => undefined,
  );
  return { module, desk, deskSent: true, answers };
}
