/** What the pages of the in-page measurements offer to the bench, as `window.benchSession`. */
export interface BenchSession {
  setUser(name: string, bulletin: boolean): void;
}
