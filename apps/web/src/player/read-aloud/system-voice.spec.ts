import { jest } from '@jest/globals';
import { localVoices, systemSpeaker, voiceOf } from './system-voice';
import { standInVoice } from './testing/stand-in-voice';

const HOW = { rate: 1, voice: '' };
const SENTENCE = 'A sentence of some forty letters, no more.';

describe('a voice of the system', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('has failed when it neither ends nor fails for longer than the slowest voice takes', () => {
    const { said } = standInVoice();
    const ended: boolean[] = [];
    systemSpeaker.speak(SENTENCE, HOW, (failed) => ended.push(failed));
    jest.advanceTimersByTime(12_000);
    expect(ended).toEqual([]);
    jest.advanceTimersByTime(20_000);
    expect(ended).toEqual([true]);
    expect(said.at(-1)).toBe('—');
  });

  it('tells of its end once, and of nothing after it was cut', () => {
    const { end, fail } = standInVoice();
    const ended: boolean[] = [];
    systemSpeaker.speak(SENTENCE, HOW, (failed) => ended.push(failed));
    end();
    jest.advanceTimersByTime(60_000);
    expect(ended).toEqual([false]);
    const cut = systemSpeaker.speak(SENTENCE, HOW, (failed) => ended.push(failed));
    cut();
    fail();
    jest.advanceTimersByTime(60_000);
    expect(ended).toEqual([false]);
  });

  it('is given more time for a long sentence read slowly', () => {
    standInVoice();
    const ended: boolean[] = [];
    systemSpeaker.speak(SENTENCE.repeat(10), { rate: 0.75, voice: '' }, (failed) => ended.push(failed));
    jest.advanceTimersByTime(90_000);
    expect(ended).toEqual([]);
  });

  it('is English by its tag, also as Android writes it', () => {
    const tags = ['en-US', 'en_GB', 'EN', 'eng', 'de-DE', 'es_EN'];
    standInVoice(tags.map((lang) => ({ name: lang, voiceURI: lang, lang, localService: true, default: false })));
    expect(localVoices().map(({ name }) => name)).toEqual(['en-US', 'en_GB', 'EN']);
  });

  it('is told the language with its tag as the web writes it', () => {
    standInVoice([{ name: 'Eve', voiceURI: 'Eve', lang: 'en_GB', localService: true, default: false }]);
    const speak = jest.spyOn(speechSynthesis, 'speak');
    systemSpeaker.speak(SENTENCE, HOW, () => undefined);
    expect(speak.mock.calls[0]?.[0].lang).toBe('en-GB');
  });

  it("is the one that was chosen, else the device's own choice, else the first", () => {
    const voice = (name: string, isOwn = false) =>
      ({ name, voiceURI: name, lang: 'en', localService: true, default: isOwn }) as SpeechSynthesisVoice;
    const voices = [voice('Ada'), voice('Ben', true), voice('Cleo')];
    expect(voiceOf(voices, 'Cleo')?.name).toBe('Cleo');
    expect(voiceOf(voices, 'gone')?.name).toBe('Ben');
    expect(voiceOf([voice('Ada'), voice('Cleo')], '')?.name).toBe('Ada');
    expect(voiceOf([], 'Ada')).toBeUndefined();
  });

  it('has failed at once where the device has lost its voices, and nothing is said', () => {
    const { said } = standInVoice([]);
    const ended: boolean[] = [];
    systemSpeaker.speak(SENTENCE, HOW, (failed) => ended.push(failed))();
    expect([ended, said]).toEqual([[true], []]);
  });
});
