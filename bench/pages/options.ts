/** The value of a command-line option, `--name value`. */
export function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return (at >= 0 && process.argv[at + 1]) || fallback;
}
