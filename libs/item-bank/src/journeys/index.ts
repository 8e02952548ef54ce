export { journeyStats, PLACES, type JourneyStats, type Lack, type Place } from './journeys.js';
