export { TargetForm } from './components/target-form';
