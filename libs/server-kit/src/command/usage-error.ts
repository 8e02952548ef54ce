/** Something the caller can mend; told without a stack. */
export class UsageError extends Error {}
