/** The door to zustand: a store that knows no framework. */
export { createStore, type StoreApi } from 'zustand/vanilla';
