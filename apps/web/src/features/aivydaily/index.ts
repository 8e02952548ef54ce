export { DailyHome } from './home/daily-home';
export { TopicsPage } from './home/topics-page';
export { Aside } from './home/components/aside';
