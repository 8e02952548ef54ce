import { isFresh } from '@aivy/exam';

interface Mission {
  id: number;
  started_at: number;
  ended_at: number | null;
  completed: boolean;
}

/** The mission that was begun on any device and can be gone on with; null without one. @param missions the newest first */
export const openMission = (missions: readonly Mission[], now: number): number | null =>
  missions.find(
    ({ completed, ended_at: ended, started_at: started }) => !completed && ended === null && isFresh(started, now),
  )?.id ?? null;

/** Topics of the missions that were finished on this day, in the browser's time zone. */
export const doneToday = (missions: readonly (Mission & { subcategory: number })[], now: number): number[] =>
  missions
    .filter(
      ({ completed, ended_at: ended }) =>
        completed && ended !== null && new Date(ended).toDateString() === new Date(now).toDateString(),
    )
    .map(({ subcategory }) => subcategory);

/** The topic for one more mission: the first one that hasn't had its turn today; null where all have. */
export const oneMore = (topics: readonly number[], done: readonly number[]): number | null =>
  topics.find((topic) => !done.includes(topic)) ?? null;
