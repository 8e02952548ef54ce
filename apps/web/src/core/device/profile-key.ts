/** Where the profile seen last is kept in this browser; apart from its reader, which the first page does without. */
export const PROFILE_KEY = 'aivy.profile';
