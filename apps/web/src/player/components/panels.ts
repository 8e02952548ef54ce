/** What a test needs only when it is reached for: one file, fetched once the first question stands. */
export { Annotator } from '../annotate/annotator';
export { LineReader } from '../line-reader/line-reader';
export { ReadAloudBar } from '../read-aloud/read-aloud-bar';
export { Directions } from './directions';
export { LeaveDialog } from './leave-dialog';
export { MorePanel } from './more-panel';
export { ShortcutSheet } from './shortcut-sheet';
export { SkipDialog } from './skip-dialog';
export { SubmitDialog } from './submit-dialog';
export { TextSettings } from './text-settings';

// What says that there is no network cannot be fetched then.
void import('../../core/alerts/alert-center').catch(() => undefined);
