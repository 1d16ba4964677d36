/**
 * ES module wrapper of react for the build. Without it every chunk carries interop for CommonJS, and one more
 * request for the bundler's runtime (docs/decisions/bundle.md). Unused names are dropped.
 */
import react from 'react-original';

export default react;
export const {
  Fragment,
  createContext,
  createElement,
  memo,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} = react;
