import { idsOf, withoutAddresses } from './shown-data.js';

describe('what the queue board shows of a job', () => {
  it('is ids at any depth, and nothing else of its data', () => {
    expect(
      idsOf({
        user_id: 'u1',
        email: 'maya@example.org',
        name: 'Maya',
        version: 7,
        batches: [{ user_id: 'u2', entries: [{ item_id: 3, answer: 'B' }, { answer: 'C' }] }, { note: 'x' }],
        about: { title: 'nothing' },
      }),
    ).toEqual({ user_id: 'u1', batches: [{ user_id: 'u2', entries: [{ item_id: 3 }] }] });
  });

  it('is nothing of data without ids, or of an id that is no word or number', () => {
    for (const data of ['text', 7, null, undefined, { email: 'maya@example.org' }, { user_id: { email: 'x' } }])
      expect(idsOf(data)).toBeUndefined();
  });

  it('names no e-mail address, wherever an error has put one', () => {
    expect(
      withoutAddresses({
        failedReason: 'Can not send: 550 5.1.1 <maya.lee+sat@mail.example.co.uk>: Recipient refused',
        stacktrace: ['Error: rejected noor@example.org\n    at file:///app/node_modules/@bull-board/api/x.js:1:2'],
        attempts: 3,
        finishedOn: null,
      }),
    ).toEqual({
      failedReason: 'Can not send: 550 5.1.1 <(an address)>: Recipient refused',
      stacktrace: ['Error: rejected (an address)\n    at file:///app/node_modules/@bull-board/api/x.js:1:2'],
      attempts: 3,
      finishedOn: null,
    });
  });
});
