/** Most edits between a misspelt name and the intended one. */
const NEAR = 2;

/** Number of letters to add, remove, replace or swap with the next, between two names (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  const rows = [[...other, ''].map((_, column) => column)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const above = rows[i - 1] as number[];
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/** Finds the name that was probably intended; undefined if none is near, or the edits change half of it. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const ranked = [...known]
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .filter(
      ({ candidate, distance }) => distance <= NEAR && distance < Math.max(name.length, candidate.length) / 2,
    )
    .sort((one, other) => one.distance - other.distance);
  return ranked[0]?.candidate;
}
