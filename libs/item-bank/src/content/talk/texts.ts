// Written by `npm run bank -- talk --list`.
export const TALK_TEXTS: Readonly<Record<string, string>> = {};
