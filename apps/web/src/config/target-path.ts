import { routePath } from './route-names';
import { stepPath } from './test-paths';

/** The target form is the last screen of the diagnostic's result. */
export const TARGET_PATH = stepPath(routePath('DiagnosticResultContent'), 7);
