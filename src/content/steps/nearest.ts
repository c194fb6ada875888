/** The number of letters to add, remove or replace to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, wanted] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The known word that a mistyped one is nearest to; undefined if none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.far - other.far)[0];
  return near && near.far <= word.length * 0.4 ? near.candidate : undefined;
}
