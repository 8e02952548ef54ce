import { judgeEveryScreen } from './every-screen.js';

judgeEveryScreen({ width: 1440, height: 900 }, { dark: true });
