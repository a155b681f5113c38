/**
 * The analyses of the last few states of the texts: who undoes an edit comes back to one of them, with all that was found out about it. An
 * analysis depends on the texts and the options alone, so that whoever asks for the same again may be given the same.
 * Neighbours: `pipeline.ts` analyses; the language server (`lsp/real-checker.ts`) asks here. Equal texts of one file are one object
 * (`parsed.ts` knows trees by it).
 */
import type { AnalysisOptions, SourceFile } from './analysis';

/** So many states, if they are not longer together than this, in characters; but the newest in any case. */
const MOST_STATES = 8;
const LONGEST_TOGETHER = 3_000_000;
/** Of each file so many texts are recognised. */
const MOST_TEXTS = 4;

/** What was made of some texts. */
export interface State<Made> {
  readonly files: readonly SourceFile[];
  readonly options: string;
  readonly made: Made;
}

export class Recent<Made> {
  /** The newest first. */
  private states: readonly State<Made>[] = [];
  private readonly texts = new Map<string, readonly SourceFile[]>();

  /** `before`: the state that was asked for last, if that was with the same options. */
  constructor(private readonly make: (files: readonly SourceFile[], options: AnalysisOptions, before: State<Made> | undefined) => Made) {}

  of(given: readonly SourceFile[], options: AnalysisOptions): Made {
    const files = given.map((file) => this.known(file));
    const paths = new Set(files.map(({ path }) => path));
    for (const path of this.texts.keys()) if (!paths.has(path)) this.texts.delete(path);
    const wanted = JSON.stringify(options);
    const [last] = this.states;
    const state = this.states.find(
      (one) => one.options === wanted && one.files.length === files.length && one.files.every((file, index) => file === files[index]),
    ) ?? { files, options: wanted, made: this.make(files, options, last?.options === wanted ? last : undefined) };
    let together = 0;
    this.states = [state, ...this.states.filter((one) => one !== state)].filter((one, index) => {
      together += index === 0 ? 0 : one.files.reduce((sum, { text }) => sum + text.length, 0);
      return index < MOST_STATES && together <= LONGEST_TOGETHER;
    });
    return state.made;
  }

  /** The object that stood for the same text of the file before. */
  known(file: SourceFile): SourceFile {
    const texts = this.texts.get(file.path) ?? [];
    const known = texts.find(({ text }) => text === file.text) ?? file;
    if (texts[0] !== known) this.texts.set(file.path, [known, ...texts.filter((one) => one !== known)].slice(0, MOST_TEXTS));
    return known;
  }
}
