const indentOf = (line: string) => line.search(/\S/);

/**
 * Finds the lines of a step in a flow file, YAML or JSON, by the indentation that ACE writes.
 * @param stepType type of the step
 * @returns indexes of its lines from 0, for all steps of the type; empty without such a step
 */
export function linesOfStep(code: string, stepType: string): number[] {
  const lines = code.split('\n');
  return lines.flatMap((line, at) => {
    const [, type] = /^\s*(?:- )?"?stepType"?: ["']?([\w-]+)["']?,?$/.exec(line) ?? [];
    if (type !== stepType) return [];
    const isJson = line.includes('"stepType"');
    // In YAML the first key of a step stands behind a dash, two columns to the left of the other keys.
    const indent = line.trimStart().startsWith('-') ? indentOf(line) : indentOf(line) - 2;
    let first = at;
    while (first > 0 && indentOf(lines[first] ?? '') > indent) first -= 1;
    let last = Math.max(at, first + 1);
    while (last + 1 < lines.length && indentOf(lines[last + 1] ?? '') > indent) last += 1;
    // In JSON the closing brace belongs to the step.
    if (isJson) last += 1;
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
