import styles from './calculator.module.css';

export interface GraphToolsProps {
  tones: boolean;
  onIn(): void;
  onOut(): void;
  onHome(): void;
  onFit(): void;
  onListen(): void;
  onTones(): void;
}

/** Buttons over the plane; each has a key there, too. */
export const GraphTools = ({ tones, onIn, onOut, onHome, onFit, onListen, onTones }: GraphToolsProps) => (
  <>
    <div className={styles.zooms} role="group" aria-label="Zoom" data-over>
      <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={onIn}>
        +
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick={onOut}>
        −
      </button>
      <button type="button" aria-label="Show everything" title="Show everything (F)" onClick={onFit}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
        </svg>
      </button>
      <button type="button" aria-label="Back to the origin" title="Back to the origin (0)" onClick={onHome}>
        ⌂
      </button>
    </div>
    <div className={styles.sounds} role="group" aria-label="Sound" data-over>
      <button type="button" aria-label="Hear the curve" title="Hear the curve (L)" onClick={onListen}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 6v4h3l4 3V3L5 6zM11.5 5.5a3.5 3.5 0 0 1 0 5M13.5 3.5a6.5 6.5 0 0 1 0 9" />
        </svg>
      </button>
      <button
        type="button"
        aria-label="Tones while tracing"
        title="Tones while tracing (T)"
        aria-pressed={tones}
        onClick={onTones}
      >
        ♪
      </button>
    </div>
  </>
);
