import { toneOf, type Path, type Point, type Tone, type View } from '../engine/index.js';

const STEP_S = 0.09;
const SWEEP_S = 2.4;
const SWEEP_STEPS = 120;
const LOUD = 0.12;

let context: AudioContext | null = null;

/** Null where the browser has no sound. */
function sound(): AudioContext | null {
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext();
  // A page may not sound before it was touched; by now it was.
  void context?.resume();
  return context;
}

/** One voice: sine above the x-axis, triangle below it. */
function voice(
  audio: AudioContext,
  type: OscillatorType,
): { oscillator: OscillatorNode; gain: GainNode; side: StereoPannerNode } {
  const oscillator = new OscillatorNode(audio, { type });
  const gain = new GainNode(audio, { gain: 0 });
  const side = new StereoPannerNode(audio);
  oscillator.connect(gain).connect(side).connect(audio.destination);
  return { oscillator, gain, side };
}

function schedule(tones: readonly (Tone | null)[], step: number): (() => void) | null {
  const audio = sound();
  if (!audio) return null;
  const begin = audio.currentTime + 0.02;
  const end = begin + tones.length * step;
  const voices = (['sine', 'triangle'] as const).map((type, index) => {
    const { oscillator, gain, side } = voice(audio, type);
    tones.forEach((tone, turn) => {
      const at = begin + turn * step;
      const sounds = tone !== null && tone.below === (index === 1);
      gain.gain.setTargetAtTime(sounds ? LOUD : 0, at, 0.008);
      if (!tone) return;
      oscillator.frequency.setValueAtTime(tone.hertz, at);
      side.pan.setValueAtTime(tone.side, at);
    });
    gain.gain.setTargetAtTime(0, end, 0.015);
    oscillator.start(begin);
    oscillator.stop(end + 0.1);
    return oscillator;
  });
  return () => voices.forEach((oscillator) => oscillator.stop());
}

/** A short tone for a place of a trace. */
export const sing = (x: number, y: number, view: View): void => void schedule([toneOf(x, y, view)], STEP_S);

/** The whole curve from left to right; silence where it has no value or is out of sight. @returns what stops it */
export function singCurve(f: (x: number) => number, view: View): (() => void) | null {
  const places = Array.from({ length: SWEEP_STEPS }, (_, i) => {
    const x = view.xMin + ((view.xMax - view.xMin) * (i + 0.5)) / SWEEP_STEPS;
    return { x, y: f(x) };
  });
  return sweep(places, view);
}

/** A line that turns back on itself, piece by piece from one end to the other. @returns what stops it */
export function singPaths(paths: readonly Path[], view: View): (() => void) | null {
  const points = paths.flatMap((path) => path.points);
  const every = Math.max(1, Math.ceil(points.length / SWEEP_STEPS));
  return sweep(
    points.filter((_, index) => index % every === 0),
    view,
  );
}

const sweep = (places: readonly Point[], view: View): (() => void) | null =>
  schedule(
    places.map(({ x, y }) => toneOf(x, y, view)),
    SWEEP_S / SWEEP_STEPS,
  );
