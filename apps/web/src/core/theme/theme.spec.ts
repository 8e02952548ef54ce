import { setTheme } from './theme';

const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta')].map(({ content, media }) => [content, media]);

it('colors the browser bar by the chosen theme, else by the system', () => {
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#D6ECF8" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0D1E2A" />`;
  setTheme('dark');
  expect(bars()).toEqual([
    ['#D6ECF8', 'not all'],
    ['#0D1E2A', 'all'],
  ]);
  setTheme('system');
  expect(bars()).toEqual([
    ['#D6ECF8', '(prefers-color-scheme: light)'],
    ['#0D1E2A', '(prefers-color-scheme: dark)'],
  ]);
});
