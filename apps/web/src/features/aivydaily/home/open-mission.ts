import { KEPT_MS } from '../session/limits';

interface Mission {
  id: number;
  started_at: number;
  ended_at: number | null;
  completed: boolean;
}

/** The mission that was begun on any device and can be gone on with; null without one. @param missions the newest first */
export const openMission = (missions: readonly Mission[], now: number): number | null =>
  missions.find(
    ({ completed, ended_at: ended, started_at: started }) => !completed && ended === null && now - started < KEPT_MS,
  )?.id ?? null;

/** Was a mission finished on this day, in the browser's time zone? */
export const isDoneToday = (missions: readonly Mission[], now: number): boolean =>
  missions.some(
    ({ completed, ended_at: ended }) =>
      completed && ended !== null && new Date(ended).toDateString() === new Date(now).toDateString(),
  );
