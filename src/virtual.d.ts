/** Written by the build: the table of chunks for the entry. */
declare module 'virtual:ap-files' {
  export const version: string;
  export const files: Readonly<Record<string, import('./loader/loader.types.ts').TagFiles>>;
  export const parts: string;
  export const base: string;
}
/** Written by the build: the names that an editor may write in each tag. */
declare module 'virtual:tag-names' {
  export interface TagNames {
    attributes: readonly string[];
    slots: readonly string[];
    /** Properties of `<ap-config>` that the tag needs. */
    needs: readonly string[];
    devOnly?: true;
    /** Selector of content that the tag cannot do without. */
    expects?: string;
    /** Properties that stand in for that content. */
    standIns?: readonly string[];
  }
  const names: Readonly<Record<string, TagNames | undefined>>;
  export default names;
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
