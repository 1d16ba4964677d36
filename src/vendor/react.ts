/**
 * ES module face of react for the build. Without it every chunk carries interop for CommonJS, and one more
 * request for the bundler's runtime (docs/decisions/bundle.md). Names that nobody uses are dropped.
 */
import react from 'react-original';

export default react;
export const {
  Children,
  Fragment,
  Suspense,
  createContext,
  createElement,
  forwardRef,
  isValidElement,
  memo,
  startTransition,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} = react;
