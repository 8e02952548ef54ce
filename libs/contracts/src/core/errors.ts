import { attemptsReachedText, QUESTION_ATTEMPTS } from '../aivydaily/attempts.js';

/**
 * The error catalogue: every code once, with its HTTP status and the sentence shown to a person.
 * Texts come from the specification where it gives one; the others are one plain sentence that says what to do next.
 */
interface CatalogueEntry {
  status: number;
  text: string;
}

export const ERRORS = {
  'AUTH-INVALIDINPUT': {
    status: 400,
    text: 'Some of the information is missing or not valid. Please check it and try again.',
  },
  'AUTH-EMAILFORMAT': { status: 400, text: 'Incorrect email format. Please check the address and try again.' },
  'AUTH-DB': { status: 500, text: 'We could not reach your account just now. Please try again in a moment.' },
  'AUTH-EMAILFAIL': { status: 502, text: 'Failed to send the email. Please try again in a few minutes.' },
  'AUTH-USEREXIST': { status: 409, text: 'User already exists. Please log in or use another email.' },
  'AUTH-VCODENOTEXIST': { status: 400, text: 'No verification code was sent to this email. Please request one first.' },
  'AUTH-VCODEEXPIRE': { status: 400, text: 'This verification code has expired. Please request a new one.' },
  'AUTH-VCODEUSE': { status: 400, text: 'This verification code was already used. Please request a new one.' },
  'AUTH-VCODENOTMATCHE': {
    status: 400,
    text: 'This verification code does not match. Please check the newest email from us.',
  },
  'AUTH-USERNOTEXIST': { status: 400, text: 'There is no account with this email. Please sign up first.' },
  'AUTH-WRONGPASSWORD': { status: 400, text: 'The password is not correct. Please try again or reset it.' },
  'AUTH-INVALIDLINK': { status: 400, text: 'This reset link is invalid or has expired. Please request a new one.' },
  'AUTH-UNAUTHORIZED': { status: 401, text: 'Access denied. Your session may have expired, please sign in again.' },
  'DT-INVALIDINPUT': {
    status: 400,
    text: 'These diagnostic answers could not be read. Please reload the test and try again.',
  },
  'DT-DB': {
    status: 500,
    text: 'We could not store your diagnostic test just now. Your answers are kept; please try again.',
  },
  'DT-TESTEXIST': { status: 409, text: 'You have already submitted the diagnostic test!' },
  'DT-NOTFURTHER': {
    status: 409,
    text: 'The diagnostic in your account is further along than the one on this device, so it was kept.',
  },
  'DT-BANKSHORT': {
    status: 503,
    text: 'The next question could not be found just now. Your answers are kept; please try again later.',
  },
  'DT-TESTNOTEXIST': { status: 404, text: 'No diagnostic test was found. Please take the diagnostic first.' },
  'DT-UNSCORED': {
    status: 409,
    text: 'Your diagnostic needs a score in both sections. Take it again to see the solutions.',
  },
  'FT-INVALIDINPUT': {
    status: 400,
    text: 'These test answers could not be read. Please reload the test and try again.',
  },
  'FT-DB': {
    status: 500,
    text: 'We could not store your test just now. Your answers are kept on this device; please try again.',
  },
  'FT-TESTNOTEXIST': { status: 404, text: 'This test was not found. Please go back to the list of your tests.' },
  'FT-MODULECLOSED': { status: 409, text: 'Cannot modify answers for a submitted module' },
  'FT-MODULENOTOPEN': { status: 409, text: 'This module is not open yet. Please finish the one before it first.' },
  'FT-TIMELEFT': { status: 409, text: 'There is still time left in this module. Please go on.' },
  'FT-NOTFINISHED': { status: 409, text: 'Answers are shown once all four modules are submitted.' },
  'FT-GIVENUP': { status: 409, text: 'This test was given up. Please start a new one.' },
  'FT-FINISHED': { status: 409, text: 'This test is finished and stays in your list with its report.' },
  'FT-TESTOPEN': { status: 409, text: 'You have another full test in progress. Finish it or end it first.' },
  'FT-NORETAKE': { status: 409, text: "This section can't be taken again. You can start a new full test." },
  'FT-LOCKED': {
    status: 409,
    text: 'Full tests come with AivyPath. You can also unlock one with points in AivyDaily.',
  },
  'FT-BANKSHORT': {
    status: 503,
    text: 'There are not enough questions for a full test right now. Please try again later.',
  },
  'PLAN-INVALIDINPUT': { status: 400, text: 'This could not be read. Please reload the page and try again.' },
  'PLAN-DB': {
    status: 500,
    text: 'We could not store your plan just now. Your answers are kept on this device; please try again.',
  },
  'PLAN-NOTEXIST': { status: 404, text: 'There is no such plan. Please set your target score first.' },
  'PLAN-NODIAGNOSTIC': {
    status: 409,
    text: 'Your scores are not there yet. Please finish the diagnostic test and its report first.',
  },
  'PLAN-TARGET': { status: 400, text: 'Failed to set target scores' },
  'PLAN-LOCKED': {
    status: 409,
    text: 'Daily sets and targets come with AivyPath. Choose a plan in your account to keep going.',
  },
  'PLAN-DAYLOCKED': { status: 409, text: 'This day is still locked. Please finish the days before it first.' },
  'PLAN-DONETODAY': { status: 409, text: 'Today is done. The next day opens tomorrow.' },
  'PLAN-TESTDAY': { status: 409, text: 'This day is a practice test. Please take a full test.' },
  'PLAN-NOTSERVED': { status: 409, text: 'This unit was not opened yet. Please start it first.' },
  'PLAN-UNITCLOSED': { status: 409, text: 'This unit is finished, so its answers stay as they are.' },
  'PLAN-NOTFINISHED': { status: 409, text: 'Answers are shown once the unit is finished.' },
  'PLAN-BANKSHORT': {
    status: 503,
    text: 'There are not enough questions for this unit right now. Please try again later.',
  },
  'PLAN-INVALIDLINK': {
    status: 400,
    text: 'This link is not valid any more. Please change your mails in your account.',
  },
  'PLAN-LETTERREFUSED': {
    status: 409,
    text: 'The owner of this address has ended your weekly letters. They cannot be sent there again.',
  },
  'PLAN-OFFICIALNOTEXIST': { status: 404, text: 'These official scores are not in your account any more.' },
  'PLAN-OFFICIALEXISTS': {
    status: 409,
    text: 'You have already entered the scores of this date. Please change or delete those.',
  },
  'PLAN-OFFICIALTOOMANY': {
    status: 409,
    text: 'There is no room for more official scores. Please delete some of them first.',
  },
  'REPORT-INVALIDINPUT': { status: 400, text: 'This report cannot be ordered so. Please check group and period.' },
  'REPORT-DB': { status: 500, text: 'We could not reach the reports just now. Please try again in a moment.' },
  'REPORT-NOTEXIST': { status: 404, text: 'There is no such report. It may have been removed or be too old.' },
  'REPORT-NOTREADY': { status: 409, text: 'This report is not ready, so it has no file yet.' },
  'REPORT-TOOMANY': { status: 409, text: 'Too many of your reports are waiting. Please cancel one or wait for them.' },
  'REPORT-NOTFAILED': { status: 409, text: 'Only a report that failed or was cancelled can be made again.' },
  'REPORT-SHARED': { status: 409, text: 'This report belongs to all analysts and stays until it is too old.' },
  'REPORT-NOTHING': {
    status: 409,
    text: 'There is nothing to publish: no item was chosen that has something new.',
  },
  'REPORT-OUTDATED': {
    status: 409,
    text: 'The items have changed since this calibration. Please run it again before you publish it.',
  },
  'REPORT-SCALEOUTDATED': {
    status: 409,
    text: 'The scale has changed since this report. Please run it again before you publish it.',
  },
  'REPORT-SCALEIMPLAUSIBLE': {
    status: 409,
    text: 'This scale is too far from the present one to be right, so it was not published. Please look at the official scores that it rests on.',
  },
  'AIVYDAILY-WEAKNESS-NOTFOUND': {
    status: 404,
    text: 'No diagnostic test results found. Complete a diagnostic test first to get personalized recommendations.',
  },
  'AIVYDAILY-FREEZES': { status: 409, text: 'You have two freezes, which is the most you can have.' },
  'AIVYDAILY-POINTS': { status: 409, text: 'You do not have enough points for this yet. Keep practising.' },
  'CONVERSATION-NOTFOUND': { status: 404, text: 'Practice session not found. Please start a new session.' },
  'QUESTION-NOTFOUND': { status: 404, text: 'Question not found. Please try again.' },
  'QUESTION-REACHLIMIT': { status: 409, text: 'You have reached the maximum of 5 questions for this session.' },
  'ANSWER-REACHLIMIT': { status: 409, text: attemptsReachedText(QUESTION_ATTEMPTS) },
  'DUPLICATE-ANSWER': {
    status: 409,
    text: 'You have already submitted this answer. Please try a different answer.',
  },
  'CHAT-HISTORY-NOTFOUND': { status: 404, text: 'Chat history not found for this session.' },
  'CHAT-INVALIDINPUT': { status: 400, text: 'This message could not be read. Please shorten it and try again.' },
  'CHAT-INVALIDQUESTION': { status: 400, text: 'Invalid question ID' },
  'CHAT-INVALIDCONVERSATION': { status: 400, text: 'Invalid conversation ID' },
  'CHAT-DB': { status: 500, text: 'The tutor could not be reached just now. Please try again in a moment.' },
  INVALIDINPUT: { status: 400, text: 'Invalid input provided. Please check your data and try again.' },
  DB: { status: 500, text: 'A server error occurred. Please try again later.' },
  'NOT-FOUND': { status: 404, text: "We can't find that. It may have been moved or removed." },
  'PAYLOAD-TOO-LARGE': { status: 413, text: 'This request is too large. Please send less at once.' },
  'RATE-LIMITED': { status: 429, text: 'Rate limit exceeded. Please wait before trying again.' },
  'SERVICE-UNAVAILABLE': {
    status: 503,
    text: 'This part of Aivy is not answering right now. Please try again in a moment.',
  },
  'OUTCOME-UNKNOWN': { status: 503, text: 'We could not confirm that this was stored. Please check and try again.' },
  UNKNOWN: { status: 500, text: 'Something went wrong on our side. Please try again later.' },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** Codes that every call may answer. */
export const COMMON_ERRORS = [
  'RATE-LIMITED',
  'PAYLOAD-TOO-LARGE',
  'SERVICE-UNAVAILABLE',
  'OUTCOME-UNKNOWN',
  'UNKNOWN',
] as const satisfies readonly ErrorCode[];

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value);

/** One fault of an input: where and what. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/** What a service throws. It survives the RPC transport as `{code, message, details, retryAfterSeconds}`. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details?: readonly ErrorDetail[];
  /** Seconds after which it is worth asking again, where that is known; becomes the header Retry-After. */
  readonly retryAfterSeconds?: number;

  constructor(
    code: ErrorCode,
    details?: readonly ErrorDetail[],
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(ERRORS[code].text, 'cause' in options ? { cause: options.cause } : undefined);
    this.name = 'DomainError';
    this.code = code;
    if (details) this.details = details;
    if (options.retryAfterSeconds !== undefined) this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** HTTP body of a success. */
export interface SuccessBody<T> {
  status: 'success';
  data: T;
}

/** HTTP body of a failure. */
export interface FailureBody {
  status: 'error';
  code: ErrorCode;
  message: string;
  request_id: string;
  details?: readonly ErrorDetail[];
}
