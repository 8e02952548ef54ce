import { isTestDay, subjectOfDay } from '@aivy/exam';
import { useMemo } from 'react';
import { planApi } from '../../../../core/api/plan';
import { dayResult, type DayResult } from '../day-result';
import { codeOf } from '../faults';
import { useHandIn, type WaitingUnit } from './use-hand-in';

const { useGetDailyAnswersQuery, useGetDailyQuestionsQuery } = planApi;

export type DayResultView =
  | { kind: 'looking' }
  | { kind: 'ready'; result: DayResult }
  /** Finished on this device; the server does not know yet. */
  | { kind: 'waiting'; unit: WaitingUnit; retry(): void }
  | { kind: 'unfinished' | 'missing' | 'test-day' }
  | { kind: 'failed'; retry(): void };

/** The result of a day; what still waits on this device is handed in first. Test days have their report elsewhere. */
export function useDayResult(planId: string, day: number): DayResultView {
  const isUnit = Number.isInteger(day) && !isTestDay(day);
  const { waiting, retry } = useHandIn();
  const mine = waiting?.find(({ unit }) => unit.module === day && unit.unit.planId === planId);
  const skip = !isUnit || waiting === null || mine !== undefined;
  const answers = useGetDailyAnswersQuery({ plan_id: planId, day }, { skip });
  const questions = useGetDailyQuestionsQuery({ plan_id: planId, day }, { skip });
  const result = useMemo(
    () =>
      answers.data && questions.data
        ? dayResult(subjectOfDay(day) === 'math' ? 'math' : 'english', questions.data.questions, answers.data)
        : null,
    [answers.data, day, questions.data],
  );

  if (Number.isNaN(day)) return { kind: 'missing' };
  if (!isUnit) return { kind: 'test-day' };
  if (mine) return { kind: 'waiting', unit: mine, retry };
  if (result) return { kind: 'ready', result };
  const code = codeOf(answers.error);
  if (code === 'PLAN-NOTFINISHED') return { kind: 'unfinished' };
  if (code === 'PLAN-NOTEXIST' || code === 'PLAN-INVALIDINPUT') return { kind: 'missing' };
  const isFetching = answers.isFetching || questions.isFetching || skip;
  if (isFetching || !(answers.isError || questions.isError)) return { kind: 'looking' };
  return {
    kind: 'failed',
    retry: () => {
      void answers.refetch();
      void questions.refetch();
    },
  };
}
