import { DIAGNOSTIC_MESSAGES, PLANNED_STAGE, type ErrorDetail, type Plan, type Subject } from '@aivy/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { routePath } from '../../../config/route-names';
import type { ApiError } from '../../../core/api/api';
import { planApi } from '../../../core/api/plan';
import { stageReached } from '../../../core/session/session-slice';
import { useAppDispatch } from '../../../core/store';
import { targetOf, type TargetDraft, type TargetStart } from './draft';

const { useFocusAreasQuery, useGetPlanQuery, useSetTargetMutation, useTargetStartQuery } = planApi;

/** How often the form looks whether the report has reached the plan. */
const LOOK_AGAIN_MS = 2_000;

export type TargetReading =
  | { state: 'loading'; /** The scores are on their way from the report. */ waiting: boolean }
  | { state: 'failed'; retry(): void }
  | { state: 'ready'; start: TargetStart; plan: Plan | null; refetch(): void };

const codeOf = (error: unknown): string => (error as Partial<ApiError> | undefined)?.code ?? '';

/** What the form starts from. A report that was written a moment ago may not have reached the plan yet. */
export function useTargetReading(): TargetReading {
  const [waiting, setWaiting] = useState(false);
  const start = useTargetStartQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: waiting ? LOOK_AGAIN_MS : 0,
  });
  const plan = useGetPlanQuery();
  const isEarly = start.error !== undefined && codeOf(start.error) === 'PLAN-NODIAGNOSTIC';
  if (isEarly !== waiting) setWaiting(isEarly);
  if (isEarly) return { state: 'loading', waiting: true };
  if (start.error || plan.error) {
    const again = [start, plan].filter(({ error }) => error !== undefined);
    if (again.every(({ isFetching }) => isFetching)) return { state: 'loading', waiting: false };
    return { state: 'failed', retry: () => again.forEach(({ refetch }) => void refetch()) };
  }
  if (!start.data || plan.data === undefined) return { state: 'loading', waiting: false };
  return { state: 'ready', start: start.data, plan: plan.data, refetch: () => void start.refetch() };
}

/** Why a target was not stored, and what to do. */
export interface TargetRefusal {
  text: string;
  hint: string;
  faults: readonly ErrorDetail[];
}

function refusalOf(error: ApiError): TargetRefusal {
  const faults = error.details ?? [];
  const hint =
    faults.length > 0
      ? 'Your scores have changed since you opened this page. Check the marked targets.'
      : error.code === 'NETWORK'
        ? 'Your choices are still here. Check your connection and try again.'
        : error.code === 'PLAN-LOCKED'
          ? 'Your choices are still here. Choose an AivyPath plan in your account first.'
          : 'Your choices are still here. Try again in a moment.';
  return { text: DIAGNOSTIC_MESSAGES.targetFailed, hint, faults };
}

/** Stores a target and opens the letter. */
export function useSetTarget({ start, plan }: { start: TargetStart; plan: Plan | null }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [store, { isLoading }] = useSetTargetMutation();
  const { data: focus } = useFocusAreasQuery(undefined, { skip: plan !== null });
  const [refusal, setRefusal] = useState<TargetRefusal | null>(null);
  /** @returns whether it is stored */
  const save = async (draft: TargetDraft): Promise<boolean> => {
    setRefusal(null);
    const target = (subject: Subject): number => targetOf(draft, start, subject);
    const { error } = await store({
      english: target('english'),
      math: target('math'),
      duration: draft.duration,
      ...(draft.minutes !== null && { minutes_a_day: draft.minutes }),
      // A first plan begins with what the report has just shown; a running journey keeps its focus areas.
      ...(focus && !plan && { english_weak: focus.english, math_weak: focus.math }),
    });
    if (error) {
      console.error('Failed to set target scores', error);
      setRefusal(refusalOf(error as ApiError));
      return false;
    }
    dispatch(stageReached(PLANNED_STAGE));
    void navigate(routePath('JourneyPreview'));
    return true;
  };
  return { save, isSaving: isLoading, refusal };
}
