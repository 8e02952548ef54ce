/** How far a student is: no diagnostic submitted, submitted, a plan exists. An account never goes back a stage. */
export const STAGES = { new: 1, submitted: 2, planned: 3 } as const;
