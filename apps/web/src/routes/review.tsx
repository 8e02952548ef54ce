export { ReviewPage } from '../features/result';
