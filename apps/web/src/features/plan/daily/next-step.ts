import { skillById } from '@aivy/exam';
import type { Way } from '../../../core/celebration/celebration';
import { missedLabel } from '../../../core/celebration/lines';
import { practicePath } from '../../../config/aivydaily-paths';
import { unitMistakesPath } from '../../../config/daily-paths';
import { routePath } from '../../../config/route-names';
import type { OutlookData } from '../dashboard/outlook-text';
import type { SetResult } from './finish-lines';

/** The one thing to do after a set: what was missed in it, else what brings most, else the dashboard. */
export function stepAfterSet(day: number, result: SetResult | null, outlook: OutlookData | undefined): Way {
  const missed = result === null ? 0 : result.of - result.right;
  if (missed > 0) return { label: missedLabel(missed), to: unitMistakesPath(day) };
  const best = outlook?.next_best.parts.find(({ kind }) => kind !== 'unit');
  return best
    ? { label: `Practice ${skillById(best.skill).name}`, to: practicePath(best.skill) }
    : { label: 'Go to your dashboard', to: routePath('Dashboard') };
}
