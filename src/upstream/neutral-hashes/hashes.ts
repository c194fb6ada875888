/** A character for each hexadecimal digit; none of them can be in a name. */
const CHARACTERS = '!%&()*+,.:;=?|~^';

/** Writes the hashes of a script that names files in characters that no name contains. */
export const hideHashes = (code: string): string =>
  code.includes('"assets/js/"')
    ? code.replace(/"([\da-f]{8})"(?!\s*:)/g, (_, hash: string) => {
        const hidden = hash.replace(/./g, (digit) => CHARACTERS.charAt(Number.parseInt(digit, 16)));
        return `"@#${hidden}#@"`;
      })
    : code;

/** Writes the hashes as they were. */
export const showHashes = (code: string): string =>
  code.replace(/@#([!%&()*+,.:;=?|~^]{8})#@/g, (_, hidden: string) =>
    hidden.replace(/./g, (character) => CHARACTERS.indexOf(character).toString(16)),
  );
