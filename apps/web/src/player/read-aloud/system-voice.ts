import type { Speaker } from './reader';
import { longestMs, watchVoice } from './watch-voice';

/** Has this browser voices at all? */
export const canSpeak = (): boolean =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance === 'function';

/** Android writes `en_US`. */
const tagOf = ({ lang }: SpeechSynthesisVoice): string => lang.replaceAll('_', '-');

/**
 * English voices of this device. Voices of a service in the network are left out: they fall silent offline, and no text
 * of a running test leaves the device.
 */
export const localVoices = (): SpeechSynthesisVoice[] =>
  canSpeak() ? speechSynthesis.getVoices().filter((voice) => voice.localService && /^en\b/i.test(tagOf(voice))) : [];

/** The chosen voice if the device still has it, else its own choice among ours. */
export const voiceOf = (voices: readonly SpeechSynthesisVoice[], uri: string): SpeechSynthesisVoice | undefined =>
  voices.find(({ voiceURI }) => voiceURI === uri) ?? voices.find((voice) => voice.default) ?? voices[0];

/** What is spoken now. Browsers drop an utterance that nobody holds, and with it its end. */
let held: SpeechSynthesisUtterance | null = null;

/** Speaks with a voice of this device; without one it fails at once, and one that falls silent fails in time. */
export const systemSpeaker: Speaker = {
  speak(words, { rate, voice: uri }, ended) {
    const voice = voiceOf(localVoices(), uri);
    if (!voice) {
      ended(true);
      return () => undefined;
    }
    const utterance = new SpeechSynthesisUtterance(words);
    Object.assign(utterance, { voice, lang: tagOf(voice), rate });
    const leave = watchVoice(utterance, longestMs(words, rate), ended);
    held = utterance;
    speechSynthesis.speak(utterance);
    return () => {
      leave();
      if (held === utterance) held = null;
      speechSynthesis.cancel();
    };
  },
};
