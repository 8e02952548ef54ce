import { Button, Checkbox } from '@aivy/web-ui';
import type { ReadingSettings } from '../layout';
import { LayoutSettings } from './text-settings';
import styles from './settings.module.css';

export interface MorePanelProps {
  settings: ReadingSettings;
  onChange(settings: ReadingSettings): void;
  leaveNote: string;
  onLeave(): void;
  onShortcuts(): void;
  /** Null where there is no passage. */
  onLineReader: (() => void) | null;
  /** Null where no question is on the screen. */
  onReadAloud: (() => void) | null;
}

export function MorePanel({
  settings,
  onChange,
  leaveNote,
  onLeave,
  onShortcuts,
  onLineReader,
  onReadAloud,
}: MorePanelProps) {
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>More</h2>
      <LayoutSettings settings={settings} onChange={onChange} />
      <h3 className={styles.label}>Keyboard</h3>
      <Checkbox
        label="Single-key shortcuts"
        checked={settings.singleKeys}
        onChange={(event) => onChange({ ...settings, singleKeys: event.target.checked })}
      />
      <Button variant="outline" onClick={onShortcuts}>
        Keyboard shortcuts
      </Button>
      {onReadAloud ? (
        <Button variant="outline" onClick={onReadAloud}>
          Read aloud
        </Button>
      ) : null}
      {onLineReader ? (
        <Button variant="outline" onClick={onLineReader}>
          Line reader
        </Button>
      ) : null}
      <Button variant="outline" onClick={onLeave}>
        Save and exit
      </Button>
      <p className={styles.note}>{leaveNote}</p>
    </div>
  );
}
