import { judgeEveryScreen } from './every-screen.js';

judgeEveryScreen({ width: 390, height: 844 }, { dark: false });
