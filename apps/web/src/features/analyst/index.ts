export { AnalystPage } from './components/analyst-page';
