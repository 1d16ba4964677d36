/** Interface of the in-page measurement pages for the benchmark, as `window.benchSession`. */
export interface BenchSession {
  setUser(name: string, bulletin: boolean): void;
}
