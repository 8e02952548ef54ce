/** Key of the last profile in this browser. It has a file of its own because the landing page doesn't need the code that reads it. */
export const PROFILE_KEY = 'aivy.profile';

/** Where features keep what's a student's own in `localStorage`: the account's id follows, or this. */
export const VISITOR = 'visitor';
export const PRACTICE_KEY = 'aivy.daily.';
export const CALCULATOR_KEY = 'aivy.calculator.';
/** In `sessionStorage`, with the account's id inside. */
export const CHATS_KEY = 'aivy.chats';
