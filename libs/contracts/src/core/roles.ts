/** What an account may do; everybody begins as a student, a command grants the others. */
export const ROLES = ['student', 'analyst', 'operator'] as const;
export type Role = (typeof ROLES)[number];
