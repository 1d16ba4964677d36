export { UserTab as default } from './user/user-tab.tsx';
