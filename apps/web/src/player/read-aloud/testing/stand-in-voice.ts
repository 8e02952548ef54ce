/** Stands in for a system's voices, which neither jsdom nor a machine without sound has. Says nothing, notes all. */
export interface StandInVoice {
  /** `sentence (voice × speed)`; '—' where it was cut. */
  said: string[];
  /** Ends the sentence that is being said. */
  end(): void;
  /** The browser has found these voices, and says so. */
  find(voices: readonly object[]): void;
  /** Breaks off the sentence that is being said, as a voice does that fails. */
  fail(): void;
}

class StandInUtterance extends EventTarget {
  rate = 1;
  voice: { name: string } | null = null;
  lang = '';
  constructor(readonly text: string) {
    super();
  }
}

const voiceNamed = (name: string, localService: boolean, lang = 'en-US') => ({
  name,
  voiceURI: name,
  lang,
  localService,
  default: false,
});
export const VOICES = [
  voiceNamed('Cloud', false),
  voiceNamed('Ada', true),
  voiceNamed('Ben', true, 'en-GB'),
  voiceNamed('Carla', true, 'es-ES'),
];

/** Gives the page these voices. */
export function standInVoice(voices: readonly object[] = VOICES): StandInVoice {
  let current: StandInUtterance | null = null;
  let found = voices;
  const said: string[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => found,
    speak(utterance: StandInUtterance) {
      said.push(`${utterance.text} (${utterance.voice?.name ?? 'any'} × ${utterance.rate})`);
      current = utterance;
    },
    cancel() {
      if (current) said.push('—');
      const cut = current;
      current = null;
      // As browsers do.
      cut?.dispatchEvent(new Event('error'));
    },
  });
  Object.assign(globalThis, { speechSynthesis: synthesis, SpeechSynthesisUtterance: StandInUtterance });
  const over = (event: 'end' | 'error') => () => {
    const last = current;
    current = null;
    last?.dispatchEvent(new Event(event));
  };
  const find = (next: readonly object[]): void => {
    found = next;
    synthesis.dispatchEvent(new Event('voiceschanged'));
  };
  return { said, find, end: over('end'), fail: over('error') };
}
