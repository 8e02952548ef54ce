import { setAivyLook } from '@aivy/web-ui';
import { useEffect } from 'react';
import { LOOKS } from '../../core/look/looks';
import { useRewardsQuery } from '../../features/aivydaily/api';

/** Aivy wears what the student chose, on every page. Shows nothing itself. */
export function WornLook(): null {
  const look = useRewardsQuery().data?.extras?.look ?? null;
  useEffect(() => {
    setAivyLook(look && LOOKS[look]);
    return () => setAivyLook(null);
  }, [look]);
  return null;
}
