/** Text of a cue: its markup (`<v Anna>`, `<i>`) never becomes elements (W-04). */
export function plainCue(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** Calls `tell` with the current lines whenever they change. Returns a function that stops it. */
export function followCues(track: TextTrack, tell: (lines: readonly string[]) => void): () => void {
  const look = () => {
    const active = [...(track.activeCues ?? [])] as VTTCue[];
    tell(active.flatMap(({ text }) => plainCue(text).split('\n')).filter(Boolean));
  };
  // the browser loads and times the cues, the player renders them
  track.mode = 'hidden';
  track.addEventListener('cuechange', look);
  return () => {
    track.removeEventListener('cuechange', look);
    track.mode = 'disabled';
    tell([]);
  };
}
