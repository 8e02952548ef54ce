/** No diagnostic submitted. */
export const NEW_STAGE = 1;
/** The diagnostic is submitted, no plan exists. An account never goes back a stage. */
export const SUBMITTED_STAGE = 2;
/** A plan exists. */
export const PLANNED_STAGE = 3;
