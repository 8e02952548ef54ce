/** Leads the ids of adaptive forms, which belong to one attempt; those of fixed forms begin otherwise. */
export const ADAPTIVE_FORM = 'ad-';

/** Is it the id of an adaptive form, whose questions come one after another? */
export const isAdaptiveForm = (formId: string | null | undefined): boolean =>
  formId?.startsWith(ADAPTIVE_FORM) ?? false;
