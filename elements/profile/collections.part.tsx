export { Collections as default } from './collections/collections.tsx';
