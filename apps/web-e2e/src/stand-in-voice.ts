import type { Page } from 'playwright-core';

/** A machine without sound has no voices: this one says nothing, notes what it is given, and takes 40 ms a sentence. */
const VOICE = `
  window.spoken = [];
  let timer = 0;
  let current = null;
  const voice = { name: 'Ada', voiceURI: 'Ada', lang: 'en-US', localService: true, default: true };
  window.SpeechSynthesisUtterance = class extends EventTarget { constructor(text) { super(); this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    speak(utterance) {
      window.spoken.push(utterance.text);
      current = utterance;
      if (!window.spokenSlowly) timer = setTimeout(() => { current = null; utterance.dispatchEvent(new Event('end')); }, 40);
    },
    cancel() {
      clearTimeout(timer);
      const cut = current;
      current = null;
      if (cut) cut.dispatchEvent(new Event('error'));
    },
  }) });`;

/** Gives every page that comes a voice. @param slowly no sentence ends by itself */
export async function giveVoice(page: Page, { slowly = false } = {}): Promise<void> {
  await page.addInitScript(`window.spokenSlowly = ${slowly}; ${VOICE}`);
}

/** The sentences that were given to the voice. */
export const spoken = (page: Page): Promise<string[]> => page.evaluate<string[]>('window.spoken');
