/** Where operators see messages that show distress. */
export const DISTRESS_PATH = '/ops/distress';
