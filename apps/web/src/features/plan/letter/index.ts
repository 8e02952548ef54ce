export { JourneyPreview } from './components/journey-preview';
