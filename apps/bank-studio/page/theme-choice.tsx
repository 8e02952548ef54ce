import { useState } from 'react';
import { Segmented } from '@aivy/web-ui';
import { Monitor, Moon, Sun } from 'lucide-react';

const KEPT = 'aivy-bank-editor-theme';
const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const kept = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEPT)) ?? 'system';
const show = (theme: Theme): void => document.documentElement.setAttribute('data-theme', theme);
show(kept());

/** Light, dark, or as the system has it; remembered. */
export function ThemeChoice() {
  const [theme, setTheme] = useState(kept);
  return (
    <Segmented
      label="Theme"
      compact
      value={theme}
      options={[
        { value: 'system', label: 'As the system', icon: <Monitor size={16} aria-hidden /> },
        { value: 'light', label: 'Light', icon: <Sun size={16} aria-hidden /> },
        { value: 'dark', label: 'Dark', icon: <Moon size={16} aria-hidden /> },
      ]}
      onChange={(chosen) => {
        localStorage.setItem(KEPT, chosen);
        show(chosen);
        setTheme(chosen);
      }}
    />
  );
}
