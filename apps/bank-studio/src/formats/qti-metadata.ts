/** What QTI has no place for travels as outcome declarations with a default value, which every QTI reader accepts. */
export const QTI_NUMBERS = ['schema', 'skill', 'a', 'b', 'c', 'b_sd', 'seconds', 'median_seconds'] as const;
export const QTI_TEXTS = ['family', 'difficulty', 'source', 'state', 'parameters_from'] as const;

export const metadataName = (name: string): string => `AIVY_${name.toUpperCase()}`;

/** How an image begins that holds a figure of the bank. */
export const FIGURE_PREFIX = 'data:image/svg+xml;base64,';
