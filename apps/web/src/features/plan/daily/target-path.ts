import { routePath } from '../../../config/route-names';
import { stepPath } from '../../../config/test-paths';

/** The target form is the last screen of the diagnostic's result. */
export const TARGET_PATH = stepPath(routePath('DiagnosticResultContent'), 7);
