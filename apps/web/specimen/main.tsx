import '@aivy/web-ui/styles.css';
import { createRoot } from 'react-dom/client';
import { measure, type Measured } from './measure';
import { compare } from './compare';
import { Pairs, Specimens, type Formula, type SpecimenItem } from './specimen';

/** The test page's text settings that change how large a formula is. */
interface Look {
  /** Reading size in px, as in the settings of the test page. */
  size: string;
  face: 'serif' | 'legible';
}

declare global {
  interface Window {
    specimen: {
      /** Shows items in place of those before; resolves when every formula is drawn, or after ten seconds. */
      show(items: readonly SpecimenItem[]): Promise<void>;
      look(setting: Look): Promise<void>;
      measure(bound: number): Measured;
      /** What differs between formulas that were set at release and the same set here; in words. */
      compare(formulas: readonly Formula[]): Promise<string[]>;
    };
  }
}

const PATIENCE_MS = 10_000;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const shown = createRoot(root);
root.style.setProperty('--reading-size', '20px');
root.style.setProperty('--font-reading', 'var(--font-read)');

const nextFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

async function drawn(arrived: () => boolean): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  do await nextFrame();
  while (
    performance.now() < until &&
    (!arrived() || document.querySelector('[aria-busy], [data-tex]:not(:has(svg))') !== null)
  );
}

window.specimen = {
  async show(items) {
    shown.render(<Specimens key={items[0]?.key ?? ''} items={items} />);
    await drawn(
      () =>
        document.querySelectorAll('[data-item]').length === items.length &&
        document.querySelector(`[data-item="${items.at(-1)?.key}"]`) !== null,
    );
  },
  async compare(formulas) {
    const name = formulas[0]?.tex ?? '';
    shown.render(<Pairs key={name} formulas={formulas} />);
    await drawn(
      () =>
        document.querySelectorAll('[data-pair]').length === formulas.length &&
        document.querySelector('[data-pair]')?.getAttribute('data-pair') === name,
    );
    return compare();
  },
  async look({ size, face }) {
    root.style.setProperty('--reading-size', `${size}px`);
    root.style.setProperty('--font-reading', face === 'serif' ? 'var(--font-read)' : 'var(--font-legible)');
    // Laying out asks for the face; measured is what is set in it.
    root.getBoundingClientRect();
    await document.fonts.ready;
  },
  measure,
};
