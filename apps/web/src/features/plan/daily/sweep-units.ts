import type { KeptPlace } from '../../../core/device/kept-tests';
import { eraseUnit, keptUnits } from './kept-units';

/** Earlier days of a student that nothing waits for any more: they were finished on another device. */
export const sweepUnits = async ({ user, module: day }: KeptPlace): Promise<void> => {
  const over = (await keptUnits(user)).filter(({ module, unit }) => module < day && unit.finishedAt === null);
  await Promise.all(over.map(eraseUnit));
};
