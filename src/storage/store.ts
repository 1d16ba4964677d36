/** Stores without a framework; only this file imports zustand. */
export { createStore, type StoreApi } from 'zustand/vanilla';
