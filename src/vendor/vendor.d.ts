declare module 'react-original' {
  const react: typeof import('react');
  export default react;
}
/** The build's name for react's own runtime, which the guard wraps. */
declare module 'jsx-runtime-original' {
  interface Runtime {
    Fragment: unknown;
    jsx(type: unknown, props: unknown, key?: string): unknown;
    jsxs(type: unknown, props: unknown, key?: string): unknown;
  }
  const runtime: Runtime;
  export default runtime;
}
