import { Overlay } from '@aivy/web-ui';
import styles from './page.module.css';

/** While a screen's code or the profile arrives. */
export function PageLoader() {
  return (
    <div className={styles.loader}>
      <Overlay label="Loading" />
    </div>
  );
}
