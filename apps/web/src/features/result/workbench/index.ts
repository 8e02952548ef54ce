export { Workbench } from './components/workbench';
