export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** `gutter`: upright between passage and question, beside the selection. `footer`: lying, in place of the footer. */
export type ToolbarPlace = { kind: 'gutter'; left: number; top: number } | { kind: 'footer' };

/** The upright bar, its border and shadow-free edge included, px: eight buttons of 44. */
export const UPRIGHT = { width: 58, height: 380 };

/**
 * A place for the toolbar at which it covers neither passage nor question, all in px of the window.
 * @param selection the selected words
 * @param passage box of the passage's text, null where it is not beside the question
 * @param question box of the question's words
 * @param stage what lies between header and footer
 */
export function toolbarPlace(
  selection: Edges,
  { passage, question, stage }: { passage: Edges | null; question: Edges | null; stage: Edges },
): ToolbarPlace {
  const room = passage && question ? question.left - passage.right : 0;
  if (!passage || room < UPRIGHT.width || stage.bottom - stage.top < UPRIGHT.height) return { kind: 'footer' };
  const middle = (selection.top + selection.bottom) / 2;
  return {
    kind: 'gutter',
    left: passage.right + (room - UPRIGHT.width) / 2,
    top: Math.max(stage.top, Math.min(middle - UPRIGHT.height / 2, stage.bottom - UPRIGHT.height)),
  };
}
