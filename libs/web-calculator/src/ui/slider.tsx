import { useEffect, useRef, useState } from 'react';
import type { SliderRange } from '../state.js';
import styles from './calculator.module.css';

export interface SliderProps {
  name: string;
  value: number;
  range: SliderRange;
  onValue(value: number): void;
  onRange(range: SliderRange): void;
}

const PLAY_MS = 100;

const places = (step: number): number => Math.max(0, Math.min(10, Math.ceil(-Math.log10(step))));

/** Moves a variable between bounds that can be changed; it can run by itself and stops when asked. */
export function Slider({ name, value, range, onValue, onRange }: SliderProps) {
  const [playing, setPlaying] = useState(false);
  const latest = useRef({ value, range, onValue });
  useEffect(() => {
    latest.current = { value, range, onValue };
  });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      const {
        value: now,
        range: { min, max, step },
        onValue: set,
      } = latest.current;
      set(now + step > max + step / 2 ? min : now + step);
    }, PLAY_MS);
    return () => clearInterval(timer);
  }, [playing]);
  const bound = (key: keyof SliderRange) => (
    <input
      className={styles.bound}
      type="number"
      step="any"
      aria-label={`${name}: ${key === 'min' ? 'smallest value' : key === 'max' ? 'largest value' : 'step'}`}
      value={range[key]}
      onChange={(event) => {
        const next = { ...range, [key]: Number(event.target.value) };
        if (Number.isFinite(next[key]) && next.min < next.max && next.step > 0) onRange(next);
      }}
    />
  );
  return (
    <div className={styles.slider}>
      <button
        type="button"
        className={styles.small}
        aria-pressed={playing}
        aria-label={playing ? `Stop ${name}` : `Play ${name}`}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? '❚❚' : '▶'}
      </button>
      {bound('min')}
      <input
        type="range"
        aria-label={`${name} slider`}
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        onChange={(event) => onValue(Number(Number(event.target.value).toFixed(places(range.step))))}
      />
      {bound('max')}
      <label className={styles.step}>step {bound('step')}</label>
    </div>
  );
}
