/**
 * The user's settings, read from whatever the editor sends; what is missing or malformed has its default.
 * Neighbours: `package.json` declares them to VS Code; `server.ts` applies them.
 */

export interface Settings {
  /** `calvin.check`: "all" checks every class, "annotated" those with a specification. */
  readonly checkAll: boolean;
}

/** From the value of the section `calvin`. */
export function readSettings(section: unknown): Settings {
  const check = typeof section === 'object' && section !== null && 'check' in section ? section.check : undefined;
  return { checkAll: check === 'all' };
}
