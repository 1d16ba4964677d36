export { Children as default } from './children/children.tsx';
