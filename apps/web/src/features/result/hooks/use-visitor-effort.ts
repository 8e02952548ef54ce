import type { checkEffort, OutputOf } from '@aivy/contracts';
import { useState } from 'react';
import { readCompleted } from '../../../core/device/local-diagnostic';
import { useAppSelector } from '../../../core/store';
import { diagnosticApi } from '../../../core/api/diagnostic';

const { useCheckEffortQuery } = diagnosticApi;

/** The effort in a visitor's finished test; null where all of it is scored, or we couldn't ask. */
export function useVisitorEffort(): { loading: boolean; effort: OutputOf<typeof checkEffort> | null } {
  const isLoggedIn = useAppSelector((state) => state.session.isLoggedIn);
  const [kept] = useState(() => (isLoggedIn ? null : readCompleted(null)));
  const { end_time: _end, owner: _owner, ...answers } = kept ?? NOTHING;
  const { data, isLoading } = useCheckEffortQuery(answers, { skip: kept === null });
  return { loading: isLoading, effort: data && !(data.english.scored && data.math.scored) ? data : null };
}

const NOTHING = { english: [], math: [], english_time: [], math_time: [], start_time: '', end_time: '', owner: null };
