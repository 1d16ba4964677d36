/** The door to zustand's binding for React. */
export { useStore } from 'zustand/react';
