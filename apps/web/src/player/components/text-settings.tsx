import { Segmented } from '@aivy/web-ui';
import { ThemeSwitch } from '../../core/theme/theme-switch';
import { SPLIT_CHOICES, TEXT_SIZES, ZOOMS, type ReadingFace, type ReadingSettings } from '../layout';
import styles from './settings.module.css';

interface SettingsProps {
  settings: ReadingSettings;
  onChange(settings: ReadingSettings): void;
}

const FACES: readonly { value: ReadingFace; label: string }[] = [
  { value: 'serif', label: 'Source Serif' },
  { value: 'legible', label: 'Atkinson Hyperlegible' },
];

export function TextSettings({ settings, onChange }: SettingsProps) {
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>Text</h2>
      <h3 className={styles.label}>Size</h3>
      <Segmented
        label="Text size"
        value={settings.size}
        options={TEXT_SIZES.map((size) => ({ value: size, label: size }))}
        onChange={(size) => onChange({ ...settings, size })}
      />
      <h3 className={styles.label}>Zoom</h3>
      <Segmented
        label="Zoom"
        value={settings.zoom}
        options={ZOOMS.map((zoom) => ({ value: zoom, label: `${zoom} %` }))}
        onChange={(zoom) => onChange({ ...settings, zoom })}
      />
      <h3 className={styles.label}>Theme</h3>
      <ThemeSwitch />
      <h3 className={styles.label}>Typeface</h3>
      <Segmented
        label="Typeface"
        value={settings.face}
        options={FACES}
        onChange={(face) => onChange({ ...settings, face })}
      />
    </div>
  );
}

/** Layout without dragging. */
export function LayoutSettings({ settings, onChange }: SettingsProps) {
  const nearest = SPLIT_CHOICES.find((choice) => Number(choice) === settings.split) ?? '';
  return (
    <div className={styles.group}>
      <h3 className={styles.label}>Layout: width of the passage</h3>
      <Segmented<string>
        label="Width of the passage"
        value={nearest}
        options={SPLIT_CHOICES.map((value) => ({ value, label: `${value} %` }))}
        onChange={(value) => onChange({ ...settings, split: Number(value) })}
      />
    </div>
  );
}
