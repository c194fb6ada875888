/** A path or a hash that can be decoded: in one that cannot, each percent sign stands for itself. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
