import { readVoice, writeVoice } from './kept-voice';

describe('how a device was last asked to read', () => {
  beforeEach(() => localStorage.clear());

  it('is kept', () => {
    writeVoice({ rate: 1.5, voice: 'Ada' });
    expect(readVoice()).toEqual({ rate: 1.5, voice: 'Ada' });
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'Ada'],
    ['no object', 'null'],
    ['a speed that is not offered', '{"rate":40}'],
    ['a speed in words', '{"rate":"fast","voice":7}'],
  ])('is the usual where it keeps %s', (_, kept) => {
    if (kept !== null) localStorage.setItem('aivy.voice', kept);
    expect(readVoice()).toEqual({ rate: 1, voice: '' });
  });

  it('is what of it is sound', () => {
    localStorage.setItem('aivy.voice', '{"rate":9,"voice":"Ada"}');
    expect(readVoice()).toEqual({ rate: 1, voice: 'Ada' });
    localStorage.setItem('aivy.voice', '{"rate":2,"voice":{}}');
    expect(readVoice()).toEqual({ rate: 2, voice: '' });
  });
});
