export { OfficialScores } from './components/official-scores';
