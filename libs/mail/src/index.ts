export * from './account-mails.js';
export * from './opt-in-mails.js';
export type { MailText } from './paper.js';
export * from './plan-mails.js';
export * from './samples.js';
export * from './staff-mail.js';
