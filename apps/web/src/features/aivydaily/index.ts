export { DailyHome } from './home/daily-home';
