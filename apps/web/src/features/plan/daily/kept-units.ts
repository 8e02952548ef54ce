import { device, type KeptModule, type KeptPlace, type KeptUnit } from '../../../core/device/kept-tests';

/** A daily unit as this device keeps it. */
export type KeptDay = KeptModule & { unit: KeptUnit };

/** Under which name the device keeps a unit, beside the tests of the same student. */
export const unitPlace = (user: string, planId: string, day: number): KeptPlace => ({
  user,
  test: `daily ${planId} ${day}`,
  module: day,
});

const isKeptDay = (kept: KeptModule): kept is KeptDay => kept.unit !== undefined;

/** All units of a student on this device; none where the browser keeps nothing. */
export const keptUnits = async (user: string): Promise<KeptDay[]> => {
  const kept = await device.modulesOfUser(user).catch((): KeptModule[] => []);
  return kept.filter(isKeptDay);
};

/** The unit of a day, also where only its day is known: without network nobody says which plan it belongs to. */
export const keptUnit = async (user: string, day: number): Promise<KeptDay | undefined> =>
  (await keptUnits(user)).find(({ module }) => module === day);

export const eraseUnit = ({ user, test, module }: KeptPlace): Promise<void> =>
  device.eraseModule(user, test, module).catch(() => undefined);
