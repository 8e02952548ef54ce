import { cx } from '../class-names';
import { passwordStrength } from './password-strength';
import styles from './strength-meter.module.css';

/** Three bars and the word, so that colour is not the only sign. */
export function StrengthMeter({ password }: { password: string }) {
  const { bars, word } = passwordStrength(password);
  return (
    <div className={styles.meter} role="status">
      <span className={cx(styles.bars, word && styles[word])} aria-hidden>
        {[1, 2, 3].map((bar) => (
          <i key={bar} className={cx(bar <= bars && styles.lit)} />
        ))}
      </span>
      <span className={styles.word}>
        {word ? (
          <>
            <span className="vh">Password strength: </span>
            {word}
          </>
        ) : null}
      </span>
    </div>
  );
}
