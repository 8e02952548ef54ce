import { useSyncExternalStore } from 'react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Segmented } from '@aivy/web-ui';
import { currentTheme, onThemeChange, setTheme, type Theme } from './theme';

const icon = { size: 18, strokeWidth: 1.9, 'aria-hidden': true } as const;
const OPTIONS = [
  { value: 'light', label: 'Light', icon: <Sun {...icon} /> },
  { value: 'dark', label: 'Dark', icon: <Moon {...icon} /> },
  { value: 'system', label: 'Match device', icon: <Monitor {...icon} /> },
] as const;

const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme);

export function ThemeSwitch() {
  return <Segmented label="Theme" value={useTheme()} options={OPTIONS} onChange={setTheme} compact />;
}
