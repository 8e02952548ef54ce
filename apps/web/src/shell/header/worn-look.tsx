import { setAivyLook } from '@aivy/web-ui';
import { useEffect } from 'react';
import { LOOKS } from '../../core/look/looks';
import { aivydailyApi } from '../../core/api/aivydaily';

const { useGetRewardsQuery } = aivydailyApi;

/** Aivy wears what the student chose, on every page. Shows nothing itself. */
export function WornLook(): null {
  const look = useGetRewardsQuery().data?.extras?.look ?? null;
  useEffect(() => {
    setAivyLook(look && LOOKS[look]);
    return () => setAivyLook(null);
  }, [look]);
  return null;
}
