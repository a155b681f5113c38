/**
 * Words for a POSIX shell: what a user pastes is the command that we mean, whatever the names in it.
 * Neighbours: `java-folder.ts` prints commands.
 */

/**
 * One word of a command that is a path or a name. What a program would take for an option (`-x`) or for a file of arguments (`@x`, as
 * `javac` does) is named from the current folder.
 */
export function quoted(word: string): string {
  const plain = /^[-@]/.test(word) ? `./${word}` : word;
  return /^[\w./-]+$/.test(plain) ? plain : `'${plain.replaceAll("'", "'\\''")}'`;
}
