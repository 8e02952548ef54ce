export const VALIDATION = {
  emailRequired: 'You must input your email address',
  emailLength: 'Invalid email length',
  emailFormat: 'Invalid email format',
  passwordRequired: 'You must input your password',
  passwordLength: 'Your password may have at most 1024 characters',
  usernameRequired: 'You must input your username',
  codeRequired: 'You must input your verification code',
  passwordsDiffer: 'Passwords do not match',
  confirmRequired: 'You must confirm your password',
  agreement: 'You need to read and accept User Agreement and Privacy Policy.',
} as const;
