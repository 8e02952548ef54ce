import { Button, Checkbox, Dialog } from '@aivy/web-ui';
import type { ReadingSettings } from '../layout';
import { SHORTCUT_HELP } from '../shortcuts';
import styles from './settings.module.css';

export interface ShortcutSheetProps {
  settings: ReadingSettings;
  onChange(settings: ReadingSettings): void;
  onClose(): void;
}

/** All keys of the test on one sheet, with the switch that turns them off. */
export const ShortcutSheet = ({ settings, onChange, onClose }: ShortcutSheetProps) => (
  <Dialog
    open
    onClose={onClose}
    title="Keyboard shortcuts"
    description="They work on the question, and never while you type or use a tool, a panel or a slider."
  >
    <Checkbox
      label="Single-key shortcuts"
      checked={settings.singleKeys}
      onChange={(event) => onChange({ ...settings, singleKeys: event.target.checked })}
    />
    <table className={styles.sheet}>
      <thead className="vh">
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {SHORTCUT_HELP.map(([keys, meaning]) => (
          <tr key={keys}>
            <th scope="row">
              <kbd className={styles.key}>{keys}</kbd>
            </th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <Button className={styles.close} onClick={onClose}>
      Close
    </Button>
  </Dialog>
);
