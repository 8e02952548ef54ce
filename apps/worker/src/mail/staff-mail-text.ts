import type { OutgoingMail } from '@aivy/server-kit';

export interface StaffMailFacts {
  /** Of the grade: "Danger". */
  name: string;
  grade: number;
  saidAt: Date;
  publicUrl: string;
}

const timeText = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Says that a message was flagged, and neither what it says nor whose it is: an inbox is no place for that. */
export function staffMailText({ name, grade, saidAt, publicUrl }: StaffMailFacts): Omit<OutgoingMail, 'to'> {
  const url = new URL('/ops/distress', publicUrl).href;
  const lines = [
    "You get this email because you're the contact for messages that students send to the tutor.",
    `A message was flagged: ${name.toLowerCase()} (grade ${grade} of 4), ${timeText.format(saidAt)} UTC.`,
    'Please read it and follow up. If more messages from this student are flagged within the hour, only the list shows them.',
  ];
  return {
    subject: `Flagged message: ${name.toLowerCase()}`,
    text: `${lines.join('\n\n')}\n\nOpen the list: ${url}\n`,
    html: `<div lang="en">${lines.map((line) => `<p>${line}</p>`).join('')}<p><a href="${url}">Open the list</a></p></div>`,
  };
}
