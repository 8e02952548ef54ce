import type { PlanDuration, targetChance } from '@aivy/contracts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import type { Output } from '../../../core/api/api';
import { useTargetChanceQuery } from '../api';

/** A slider passes many targets on its way; only where it rests is asked for. */
const REST_MS = 300;

/** How likely a total is; undefined while it is being asked for, unknown, or no target at all. */
export function useChance(total: number | null, duration: PlanDuration): Output<typeof targetChance> | undefined {
  const [asked, setAsked] = useState({ total, duration });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ total, duration }), REST_MS);
    return () => clearTimeout(timer);
  }, [total, duration]);
  const { currentData } = useTargetChanceQuery(
    asked.total === null ? skipToken : { target_score: asked.total, duration: asked.duration },
  );
  return asked.total === total && asked.duration === duration ? currentData : undefined;
}
