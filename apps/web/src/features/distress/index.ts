export { DistressPage } from './components/distress-page';
