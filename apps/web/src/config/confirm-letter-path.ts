/** Where the mail leads that asks the owner of an address for consent to the weekly letter. */
export const CONFIRM_LETTER_PATH = '/confirm-letter';
