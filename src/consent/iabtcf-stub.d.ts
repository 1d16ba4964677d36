/** The package has no types. */
declare module '@iabtcf/stub' {
  /** Puts a queue for calls of the CMP API into the page. */
  export default function makeStub(): void;
}
