/**
 * The analyses of the last few states of the texts: who undoes an edit comes back to one of them, with all that was found out about it. An
 * analysis depends on the texts and the options alone, so that whoever asks for the same again may be given the same.
 * Neighbours: `pipeline.ts` analyses; the language server asks here. Equal texts of one file are one object (`parsed.ts` knows trees by
 * it).
 */
import type { Analysis, AnalysisOptions, SourceFile } from './analysis';

/** So many states, if they are not longer together than this, in characters; but the newest in any case. */
const MOST_STATES = 8;
const LONGEST_TOGETHER = 3_000_000;
/** Of each file so many texts are recognised. */
const MOST_TEXTS = 4;

interface State {
  readonly files: readonly SourceFile[];
  readonly options: string;
  readonly characters: number;
  readonly analysis: Analysis;
}

export class RecentAnalyses {
  /** The newest first. */
  private states: readonly State[] = [];
  private readonly texts = new Map<string, readonly SourceFile[]>();

  constructor(private readonly make: (files: readonly SourceFile[], options: AnalysisOptions) => Analysis) {}

  /** Whether it would cost nothing. */
  has(given: readonly SourceFile[], options: AnalysisOptions): boolean {
    return (
      this.find(
        given.map((file) => this.known(file)),
        JSON.stringify(options),
      ) !== undefined
    );
  }

  private find(files: readonly SourceFile[], wanted: string): State | undefined {
    return this.states.find(
      (one) => one.options === wanted && one.files.length === files.length && one.files.every((file, index) => file === files[index]),
    );
  }

  analyse(given: readonly SourceFile[], options: AnalysisOptions): Analysis {
    const files = given.map((file) => this.known(file));
    const paths = new Set(files.map(({ path }) => path));
    for (const path of this.texts.keys()) if (!paths.has(path)) this.texts.delete(path);
    const wanted = JSON.stringify(options);
    const state = this.find(files, wanted) ?? {
      files,
      options: wanted,
      characters: files.reduce((sum, { text }) => sum + text.length, 0),
      analysis: this.make(files, options),
    };
    let together = 0;
    this.states = [state, ...this.states.filter((one) => one !== state)].filter(
      ({ characters }, index) => index === 0 || (index < MOST_STATES && (together += characters) <= LONGEST_TOGETHER),
    );
    return state.analysis;
  }

  /** The object that stood for the same text of the file before. */
  known(file: SourceFile): SourceFile {
    const texts = this.texts.get(file.path) ?? [];
    const known = texts.find(({ text }) => text === file.text) ?? file;
    if (texts[0] !== known) this.texts.set(file.path, [known, ...texts.filter((one) => one !== known)].slice(0, MOST_TEXTS));
    return known;
  }
}
