import {
  EMAIL_MAX_LENGTH,
  EMAIL_PATTERN,
  PASSWORD_MAX_LENGTH,
  VALIDATION,
  VERIFICATION_CODE_LENGTH,
} from '@aivy/contracts';

/** First fault of an e-mail address, or undefined. */
export function emailFault(email: string): string | undefined {
  if (!email) return VALIDATION.emailRequired;
  if (email.length > EMAIL_MAX_LENGTH) return VALIDATION.emailLength;
  return EMAIL_PATTERN.test(email) ? undefined : VALIDATION.emailFormat;
}

export const passwordFault = (password: string): string | undefined =>
  password ? undefined : VALIDATION.passwordRequired;

/** Of a password that is being chosen; one that exists is asked no more than to be there. */
const newPasswordFault = (password: string): string | undefined =>
  password.length > PASSWORD_MAX_LENGTH ? VALIDATION.passwordLength : passwordFault(password);

export interface SignUpForm {
  name: string;
  email: string;
  code: string;
  password: string;
  confirm: string;
  agreed: boolean;
}

/** Faults by field. The order of the keys is the order of the alerts: username, email, code, password, confirm, agreement. */
export function signUpFaults(form: SignUpForm): Partial<Record<keyof SignUpForm, string>> {
  return present({
    name: form.name.trim() ? undefined : VALIDATION.usernameRequired,
    email: emailFault(form.email),
    code: form.code.length === VERIFICATION_CODE_LENGTH ? undefined : VALIDATION.codeRequired,
    password: newPasswordFault(form.password),
    confirm: confirmFault(form.password, form.confirm),
    agreed: form.agreed ? undefined : VALIDATION.agreement,
  });
}

export const signInFaults = (form: {
  email: string;
  password: string;
}): Partial<Record<'email' | 'password', string>> =>
  present({ email: emailFault(form.email), password: passwordFault(form.password) });

export const newPasswordFaults = (form: {
  password: string;
  confirm: string;
}): Partial<Record<'password' | 'confirm', string>> =>
  present({ password: newPasswordFault(form.password), confirm: confirmFault(form.password, form.confirm) });

function confirmFault(password: string, confirm: string): string | undefined {
  if (!confirm) return VALIDATION.confirmRequired;
  return confirm === password ? undefined : VALIDATION.passwordsDiffer;
}

const present = <Key extends string>(faults: Record<Key, string | undefined>): Partial<Record<Key, string>> =>
  Object.fromEntries(Object.entries(faults).filter(([, text]) => text !== undefined)) as Partial<Record<Key, string>>;
