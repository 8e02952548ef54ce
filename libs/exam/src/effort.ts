/** Share of a module's questions worked on, 0-1, below which a report says so (Wise & Kong 2005). */
export const FULL_EFFORT = 0.9;
