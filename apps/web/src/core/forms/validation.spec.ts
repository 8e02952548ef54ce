import { newPasswordFaults, emailFault, signInFaults, signUpFaults } from './validation';

const filled = {
  name: 'Ada',
  email: 'ada@example.com',
  code: '123456',
  password: 'secret',
  confirm: 'secret',
  agreed: true,
};

describe('the account forms', () => {
  it.each([
    ['', 'You must input your email address'],
    [`${'a'.repeat(250)}@b.co`, 'Invalid email length'],
    ['ada@example', 'Invalid email format'],
    ['ada@example.c', 'Invalid email format'],
    ['ada example@b.co', 'Invalid email format'],
    ['@example.com', 'Invalid email format'],
    ['ada.l+sat_%-1@mail.example-school.edu', undefined],
    [`${'a'.repeat(249)}@b.co`, undefined],
  ])('answers the email %j with %j', (email, fault) => {
    expect(emailFault(email)).toBe(fault);
  });

  it('lists all faults of an empty sign-up in the order username, email, code, password, confirm, agreement', () => {
    expect(
      Object.entries(signUpFaults({ name: ' ', email: '', code: '', password: '', confirm: '', agreed: false })),
    ).toEqual([
      ['name', 'You must input your username'],
      ['email', 'You must input your email address'],
      ['code', 'You must input your verification code'],
      ['password', 'You must input your password'],
      ['confirm', 'You must confirm your password'],
      ['agreed', 'You need to read and accept User Agreement and Privacy Policy.'],
    ]);
  });

  it('accepts a filled sign-up', () => {
    expect(signUpFaults(filled)).toEqual({});
  });

  it.each(['12345', '1234567'])('asks for the code when it is %s', (code) => {
    expect(signUpFaults({ ...filled, code })).toEqual({ code: 'You must input your verification code' });
  });

  it('refuses a confirmation that differs', () => {
    expect(signUpFaults({ ...filled, confirm: 'Secret' })).toEqual({ confirm: 'Passwords do not match' });
    expect(newPasswordFaults({ password: 'a', confirm: 'b' })).toEqual({ confirm: 'Passwords do not match' });
  });

  it('tells the longest password of one that is being chosen', () => {
    const longest = 'x'.repeat(1024);
    expect(signUpFaults({ ...filled, password: longest, confirm: longest })).toEqual({});
    expect(newPasswordFaults({ password: longest, confirm: longest })).toEqual({});
    const longer = `${longest}x`;
    expect(signUpFaults({ ...filled, password: longer, confirm: longer })).toEqual({
      password: 'Your password may have at most 1024 characters',
    });
    expect(newPasswordFaults({ password: longer, confirm: longer })).toEqual({
      password: 'Your password may have at most 1024 characters',
    });
  });

  it('asks no strength of a password at sign-in', () => {
    expect(signInFaults({ email: 'ada@example.com', password: 'x' })).toEqual({});
  });
});
