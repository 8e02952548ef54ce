import { FIGURES } from './figures';
import styles from './reference-sheet.module.css';

/** Width of a drawing in its own units. */
const USUAL_WIDTH = 150;

/** Ten drawn figures with their formulas, and the facts about angles. */
export function ReferenceSheet() {
  return (
    <div className={styles.sheet} tabIndex={0} role="region" aria-label="Reference sheet">
      <ul className={styles.figures}>
        {FIGURES.map(({ name, picture, formulas, width = USUAL_WIDTH }) => (
          <li key={name} className={styles.figure} data-wide={width > USUAL_WIDTH}>
            <svg viewBox={`0 0 ${width} 112`} role="img" aria-label={name} className={styles.picture}>
              {picture}
            </svg>
            <h3 className={styles.name}>{name}</h3>
            {formulas.map((formula, index) => (
              <p key={index} className={styles.formula}>
                {formula}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <ul className={styles.notes}>
        <li>A full turn is 360 degrees.</li>
        <li>A full turn is 2π radians.</li>
        <li>The three angles of a triangle add up to 180 degrees.</li>
      </ul>
    </div>
  );
}
