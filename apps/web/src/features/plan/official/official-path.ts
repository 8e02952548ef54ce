import { routePath } from '../../../config/route-names';

/** The part of the account page where official scores are entered. */
export const OFFICIAL_HASH = '#official-scores';
export const OFFICIAL_PATH = `${routePath('AccountPage')}${OFFICIAL_HASH}`;
