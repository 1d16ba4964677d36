/** Text of a cue: its markup (`<v Anna>`, `<i>`) never becomes elements (W-04). */
export function plainCue(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}

/** Tells the lines that are to be read now, each time that they change. Answers what ends it. */
export function followCues(track: TextTrack, tell: (lines: readonly string[]) => void): () => void {
  const look = () => {
    const active = [...(track.activeCues ?? [])] as VTTCue[];
    tell(active.flatMap(({ text }) => plainCue(text).split('\n')).filter(Boolean));
  };
  // loaded and timed by the browser, drawn by the player
  track.mode = 'hidden';
  track.addEventListener('cuechange', look);
  return () => {
    track.removeEventListener('cuechange', look);
    track.mode = 'disabled';
    tell([]);
  };
}
