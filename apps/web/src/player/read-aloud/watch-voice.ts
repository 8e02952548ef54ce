/** A voice needs about 70 ms a letter; the slowest ones, with long pauses, not three times that. */
const MS_A_LETTER = 200;
/** To wake the system's speech, and for the shortest of sentences. */
const START_MS = 10_000;

/** The longest that a voice may take for a sentence. @param rate times the usual speed @returns milliseconds */
export const longestMs = (words: string, rate: number): number => START_MS + (words.length * MS_A_LETTER) / rate;

/**
 * Tells once when an utterance is over. A voice whose program dies tells nothing any more: after the longest time that
 * the sentence may take it has failed, rather than being waited for without end.
 * @returns looks no longer
 */
export function watchVoice(
  utterance: SpeechSynthesisUtterance,
  longest: number,
  ended: (failed: boolean) => void,
): () => void {
  let over = false;
  const tell = (failed: boolean): void => {
    if (over) return;
    leave();
    ended(failed);
  };
  const timer = setTimeout(() => {
    speechSynthesis.cancel();
    tell(true);
  }, longest);
  const leave = (): void => {
    over = true;
    clearTimeout(timer);
  };
  utterance.addEventListener('end', () => tell(false));
  utterance.addEventListener('error', () => tell(true));
  return leave;
}
