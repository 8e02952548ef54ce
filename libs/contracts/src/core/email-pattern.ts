/** The specification's form of an e-mail address. Beside no schema: forms of the browser ask for it and for no validator. */
export const EMAIL_PATTERN = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
