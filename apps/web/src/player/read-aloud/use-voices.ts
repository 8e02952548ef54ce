import { useEffect, useState } from 'react';
import { canSpeak, localVoices } from './system-voice';

/** Some browsers ask the system for its voices only when a page does; what has not come by then is not there. */
const PATIENCE_MS = 2_000;

/** English voices of this device; null while the browser still looks for them. */
export function useVoices(): readonly SpeechSynthesisVoice[] | null {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[] | null>(() => {
    const now = localVoices();
    return now.length > 0 || !canSpeak() ? now : null;
  });
  useEffect(() => {
    if (!canSpeak()) return undefined;
    const look = (): void => setVoices(localVoices());
    const patience = setTimeout(look, PATIENCE_MS);
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      clearTimeout(patience);
      speechSynthesis.removeEventListener('voiceschanged', look);
    };
  }, []);
  return voices;
}
