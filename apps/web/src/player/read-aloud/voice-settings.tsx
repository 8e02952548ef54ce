import { RATES } from './kept-voice';
import type { HowToRead } from './reader';
import { voiceOf } from './system-voice';
import styles from './read-aloud-bar.module.css';

/** How fast it is read, and with which voice. */
export function VoiceSettings({
  voices,
  how,
  onChange,
}: {
  voices: readonly SpeechSynthesisVoice[];
  how: HowToRead;
  onChange(how: HowToRead): void;
}) {
  return (
    <>
      <label className={styles.choice}>
        Speed
        <select value={String(how.rate)} onChange={(event) => onChange({ ...how, rate: Number(event.target.value) })}>
          {RATES.map((rate) => (
            <option key={rate} value={rate}>
              × {rate}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.choice}>
        Voice
        <select
          value={voiceOf(voices, how.voice)?.voiceURI ?? ''}
          onChange={(event) => onChange({ ...how, voice: event.target.value })}
        >
          {voices.map(({ voiceURI, name }) => (
            <option key={voiceURI} value={voiceURI}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
