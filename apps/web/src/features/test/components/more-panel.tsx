import { Button, Checkbox } from '@aivy/web-ui';
import type { ReadingSettings } from '../layout';
import { SHORTCUT_HELP } from '../shortcuts';
import { LayoutSettings } from './text-settings';
import styles from './settings.module.css';

export interface MorePanelProps {
  settings: ReadingSettings;
  onChange(settings: ReadingSettings): void;
  leaveNote: string;
  onLeave(): void;
}

export function MorePanel({ settings, onChange, leaveNote, onLeave }: MorePanelProps) {
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>More</h2>
      <LayoutSettings settings={settings} onChange={onChange} />
      <h3 className={styles.label}>Keyboard</h3>
      <Checkbox label="Single-key shortcuts" checked={settings.singleKeys} onChange={(event) => onChange({ ...settings, singleKeys: event.target.checked })} />
      <dl className={styles.keys}>
        {SHORTCUT_HELP.map(([keys, meaning]) => (
          <div key={keys}>
            <dt><kbd className={styles.key}>{keys}</kbd></dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Button variant="outline" onClick={onLeave}>Save and exit</Button>
      <p className={styles.note}>{leaveNote}</p>
    </div>
  );
}
