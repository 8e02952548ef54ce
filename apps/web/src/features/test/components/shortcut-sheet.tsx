import { Button, Dialog } from '@aivy/web-ui';
import { SHORTCUT_HELP } from '../shortcuts';
import styles from './settings.module.css';

/** All keys of the test on one sheet. */
export const ShortcutSheet = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} title="Keyboard shortcuts" description="Single keys work outside text fields and can be switched off under More.">
    <table className={styles.sheet}>
      <thead className="vh"><tr><th scope="col">Keys</th><th scope="col">What they do</th></tr></thead>
      <tbody>
        {SHORTCUT_HELP.map(([keys, meaning]) => (
          <tr key={keys}><th scope="row"><kbd className={styles.key}>{keys}</kbd></th><td>{meaning}</td></tr>
        ))}
      </tbody>
    </table>
    <Button className={styles.close} onClick={onClose}>Close</Button>
  </Dialog>
);
