import type { targetForecast, OutputOf } from '@aivy/contracts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { planApi } from '../../../core/api/plan';

const { useTargetForecastQuery } = planApi;

/** A slider passes many targets on its way. Only the one where it rests is asked for. */
const REST_MS = 300;
/** How often to look again while answers are still being counted. */
const LOOK_AGAIN_MS = 2_000;

export interface FormForecast extends Pick<OutputOf<typeof targetForecast>, 'start'> {
  /** The newest terms, maybe still those of the target before: only their chances depend on it. */
  terms: OutputOf<typeof targetForecast>['terms'];
  /** Their chances are those of this target. */
  isOfTarget: boolean;
}

/** The forecasts for a total; undefined before the first. @param total null while a target is invalid */
export function useForecast(total: number | null): FormForecast | undefined {
  const [asked, setAsked] = useState(total);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(total), REST_MS);
    return () => clearTimeout(timer);
  }, [total]);
  const [waiting, setWaiting] = useState(false);
  const { data, currentData } = useTargetForecastQuery(asked === null ? skipToken : { target_score: asked }, {
    pollingInterval: waiting ? LOOK_AGAIN_MS : 0,
  });
  const isEarly = data?.is_current === false;
  if (isEarly !== waiting) setWaiting(isEarly);
  return (
    data && {
      terms: data.terms,
      start: data.start,
      isOfTarget: total !== null && asked === total && currentData !== undefined,
    }
  );
}
