import type { LegalText } from '../legal-text';

export const PRIVACY_POLICY: LegalText = {
  title: 'Privacy Policy',
  updated: 'August 8, 2024',
  summary:
    'In short: we keep what we need to run your practice and to show you your progress. We do not sell data and show no advertising. Without an account what we get of your answers bears no name.',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        'The operator of Aivy, whose address stands at the foot of every page, is responsible for your data. Write to {email} with any question or wish about it.',
      ],
    },
    {
      heading: 'What we keep',
      paragraphs: [
        'Account: name, email address, and, if you give them, state, grade and institution. Your password is kept only as a hash from which it cannot be read back. Sessions are kept as a hash as well and end after six hours.',
        'Practice: your answers, the time they took, scores, mastery of topics, plans, and conversations with the tutor. Your scores of the official test, if you enter them.',
        'Operation: network address, time, and the kind of request, for security and fault finding, for a short time only. Your time zone, so that a day of practice is your day.',
      ],
    },
    {
      heading: 'Without an account',
      paragraphs: [
        'You may take the diagnostic test without an account. Your answers are then kept in your browser, and move to your profile when you sign up or sign in. Clearing the browser’s data for this site deletes them there.',
        'Where each question is chosen by your answers before it, they reach us as you go, without your name; the page before the test says so. If they do not move to a profile, we erase them after 180 days.',
      ],
    },
    {
      heading: 'Cookies and storage',
      paragraphs: [
        'We use one cookie, named auth, which keeps you signed in for six hours. Beside it your browser stores your theme, the product you chose, whether you have seen a hint, and an unfinished test. There are no advertising or tracking cookies.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'To let you sign in, to choose questions that help you, to score tests, to show your progress, to write to you about your account, and to keep the service safe. To improve questions, and to compare our scale of scores with the official one, we look at answers and scores of many students together, without names.',
      ],
    },
    {
      heading: 'Who else receives it',
      paragraphs: [
        'Companies that run servers or send mail for us receive what they need for that and nothing more. What you write to the tutor may be processed by a provider of language models on our behalf. We do not sell data, and we give it to authorities only where the law obliges us.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'As long as your account exists. Accounts without a sign-in for 180 days may be frozen or reclaimed as the User Agreement says. When you delete your account, your data are deleted at once, and disappear from backups within 30 days.',
      ],
    },
    {
      heading: 'Children and young people',
      paragraphs: [
        'Aivy is not meant for children under 13, and we do not knowingly keep data about them. Students of 13 to 17 years need the permission of a parent or guardian, who may see, correct or delete the student’s data by writing to {email}.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may see your data, take them with you, have them corrected or deleted, and object to their use. Write to {email}. If you live in a place with a data protection authority, you may also complain there.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'Connections are encrypted, passwords are hashed with a slow function, and sessions end by themselves. No system is perfectly safe; if something happens that concerns your data, we tell you without delay.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When this policy changes, we change the date at the top and tell you by email about changes of importance.',
      ],
    },
  ],
};
