import { DISTRESS_GRADES } from '@aivy/contracts';
import { written, type MailText } from './paper.js';

export interface StaffMailFacts {
  grade: 3 | 4;
  saidAt: Date;
  /** The operators' list of flagged messages. */
  listUrl: string;
}

const timeText = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Says that a message was flagged, but not its words or its student: an inbox is no place for that. */
export function staffMailText({ grade, saidAt, listUrl }: StaffMailFacts): MailText {
  const name = DISTRESS_GRADES[grade].toLowerCase();
  return written(`Flagged message: ${name}`, [
    { text: "You get this email because you're the contact for messages that students send to the tutor." },
    { text: `A message was flagged: ${name} (grade ${grade} of 4), ${timeText.format(saidAt)} UTC.` },
    {
      text: 'Please read it and follow up. If more messages from this student are flagged within the hour, only the list shows them.',
    },
    { text: 'Open the list', url: listUrl },
  ]);
}
