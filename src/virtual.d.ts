/** Written by the build: the table of chunks for the entry. */
declare module 'virtual:ap-files' {
  export const version: string;
  export const files: Readonly<Record<string, import('./loader/loader.types.ts').TagFiles>>;
  export const parts: string;
  export const base: string;
}
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module 'virtual:icon/*' {
  const path: string;
  export default path;
}
