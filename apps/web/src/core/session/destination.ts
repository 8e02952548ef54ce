import { NEW_STAGE, SUBMITTED_STAGE, type ProductKey } from '@aivy/contracts';
import { routePath } from '../../config/route-names';
import { attemptKey, isReviewSeen } from '../device/review-seen';

/** What became of locally kept diagnostic answers. */
export interface Transfer {
  hasSavedData: boolean;
  isCompleted: boolean;
}

/** A redirect target that stays on this site: one leading slash, not two. Anything else is ignored with a warning. */
export function safeRedirect(value: string | null): string | null {
  if (value === null) return null;
  // A backslash is read as a slash by browsers, so `/\host` would leave the site as well.
  if (/^\/(?![/\\])/.test(value)) return value;
  console.warn('Ignored a redirect that does not stay on this site', value);
  return null;
}

/** The screen of a stage, after local answers had their chance to move to the account, which may have raised it. */
export function homeAfterTransfer(stage: number, transfer: Transfer): string {
  if (stage === NEW_STAGE)
    return routePath(transfer.hasSavedData && transfer.isCompleted ? 'ReviewPage' : 'TestPreview');
  return routePath(stage === SUBMITTED_STAGE ? 'ReviewPage' : 'Dashboard');
}

/** Home of a student: the report as soon as the pause before it was seen here, otherwise the screen of the stage. */
export function homeOf(stage: number, userId: string | null): string {
  const seen = stage === SUBMITTED_STAGE && userId !== null && isReviewSeen(attemptKey(userId, ''));
  return seen
    ? routePath('DiagnosticResultContent')
    : homeAfterTransfer(stage, { hasSavedData: false, isCompleted: false });
}

/** Where a sign-in leads: a valid redirect, then the daily product, then the student's stage. */
export function destinationAfterSignIn(input: {
  redirect: string | null;
  product: ProductKey | null;
  stage: number;
  transfer: Transfer;
}): string {
  const redirect = safeRedirect(input.redirect);
  if (redirect) return redirect;
  if (input.product === 'daily') return routePath('AivyDaily');
  return homeAfterTransfer(input.stage, input.transfer);
}
