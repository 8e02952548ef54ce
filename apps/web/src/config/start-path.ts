/** Where the installed app starts; `public/manifest.webmanifest` names it too. */
export const START_PATH = '/start';
