export { TutorDock } from './tutor-dock';
export type { Talk, TalkLine, TalkReply } from './talk';
