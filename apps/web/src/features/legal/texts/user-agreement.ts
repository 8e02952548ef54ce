import type { LegalText } from '../legal-text';

export const USER_AGREEMENT: LegalText = {
  title: 'User Agreement',
  updated: 'August 8, 2024',
  summary:
    'In short: Aivy helps you prepare for the digital SAT. You keep your account to yourself, you use our questions for your own study, and we do not promise a score. The sections below are what counts.',
  sections: [
    {
      heading: 'What this agreement covers',
      paragraphs: [
        'This agreement is between you and the operator of Aivy. It covers the website, the diagnostic test, AivyPath, AivyDaily, the tutor and everything else that we offer under the name Aivy. By creating an account or by using a part that needs none, you accept it.',
        'If you do not accept it, please do not use the service. If a part of it turns out to be invalid, the rest stays in force.',
      ],
    },
    {
      heading: 'Who may use Aivy',
      paragraphs: [
        'Aivy is not meant for children under 13, and we do not knowingly serve them. If you are 13 to 17 years old, you may use Aivy only with the permission of a parent or guardian, who reads this agreement with you and accepts it for you.',
        'If we learn that an account belongs to a child under 13, we close it and delete its data. A parent or guardian may ask for this at any time by writing to {email}.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You sign up with a working email address, which we check with a code. Give correct information and keep it up to date. One account is for one person.',
        'Keep your password to yourself. You answer for what happens under your account until you tell us that someone else has got hold of it. Setting a new password ends every open session.',
      ],
    },
    {
      heading: 'Inactive accounts',
      paragraphs: [
        'An account that has not been signed in to for 180 days and holds no recharge points may be frozen or reclaimed. We write to your email address before we do so.',
        'Recharge points expire after 540 days without a sign-in. Signing in once starts both periods anew.',
      ],
    },
    {
      heading: 'Free trial and payment',
      paragraphs: [
        'The diagnostic test and the first week of a personalised plan are free, and you need not give any payment information for them. What comes after is paid: AivyPath once for a fixed number of months, AivyDaily by the month. The prices are shown before you pay.',
        'A monthly product can be cancelled at any time and then runs to the end of the month that has been paid for. Rights that the law gives you as a consumer are not touched.',
      ],
    },
    {
      heading: 'What you may do with our content',
      paragraphs: [
        'Questions, explanations, pictures and texts are our own work. You may use them for your own preparation. You may not copy them in quantity, publish them, sell them, or use programs to collect them.',
        'You may not try to reach answers before they are due, other people’s data, or parts of the service that are not meant for you, and you may not disturb its operation.',
      ],
    },
    {
      heading: 'The tutor',
      paragraphs: [
        'The tutor is a computer program. It can be wrong, and it does not replace a teacher. Please do not write anything to it that you want to keep to yourself, such as health matters or another person’s data.',
      ],
    },
    {
      heading: 'No promise of a score',
      paragraphs: [
        'Scores, ranges and projections in Aivy are estimates from a statistical model. They are no official scores, and we cannot promise a result in a real test. SAT is a trademark of the College Board, which is not affiliated with Aivy and does not endorse it.',
      ],
    },
    {
      heading: 'Availability and liability',
      paragraphs: [
        'We work to keep Aivy running and your answers safe, but interruptions happen. As far as the law allows, we are not liable for indirect loss, nor for more than you have paid us in the last twelve months. Liability for intent, gross negligence and harm to life or health stays as the law has it.',
      ],
    },
    {
      heading: 'Ending the agreement',
      paragraphs: [
        'You may stop using Aivy and have your account deleted at any time. We may close an account that breaks this agreement; in lesser cases we warn first. Paid time that is left is refunded if we end the agreement without such a reason.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When this agreement changes, we change the date at the top. Changes of importance are announced by email at least 30 days ahead. If you go on using Aivy after that day, the new version holds.',
      ],
    },
    { heading: 'Contact', paragraphs: ['Questions about this agreement reach us at {email}.'] },
  ],
};
