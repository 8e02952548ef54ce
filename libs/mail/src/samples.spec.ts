import { describe, expect, it } from '@jest/globals';
import { sampleMails } from './samples.js';

const mails = sampleMails((path) => `https://aivy.test${path}`).map((mail) => [mail.subject, mail] as const);

describe.each(mails)('the email "%s"', (subject, { text, html }) => {
  it('has a subject that fits a phone', () => expect(subject.length).toBeLessThanOrEqual(45));

  it('links to the same pages in plain text and in HTML', () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url!);
    expect(text.match(/https:\S+/g) ?? []).toEqual(links);
  });

  it('says the same in HTML', () => {
    const words = (source: string): string => source.replace(/\s+/g, ' ').trim();
    const shown = html
      .replace(/<a href="([^"]+)">([^<]*)<\/a>/g, '$2: $1')
      .replace(/<\/?strong>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    expect(words(shown)).toBe(words(text));
  });
});
