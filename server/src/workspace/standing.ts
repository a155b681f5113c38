/**
 * While a text does not parse, its last good text stands: everything else is checked against that, and what is known of the file itself
 * stays where it is and is marked as outdated, until the text parses again. A half-typed line takes nothing from anybody.
 *
 * A file that has never parsed here is analysed as it is, with what the parser makes of it; so is every file after "Check all".
 * Neighbours: `checking.ts` asks at every change; `outdated.ts` moves places to where they are now.
 */
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { SourceFile } from '../verify/analysis';
import type { Span } from '../base/span';
import type { WorkspaceAnalysis } from './checker';
import { shift, shiftDiagnostic, shiftResult, type FileChanges } from './outdated';
import { shiftStretched, textChange, type TextChange } from './text-change';

/** What is checked in the place of the texts of now. */
export interface Standing {
  readonly files: readonly SourceFile[];
  /** From the texts that are checked to those of now; of the files that do not parse, and of no others. */
  readonly changes: FileChanges;
  /** By file: why it does not parse. */
  readonly errors: ReadonlyMap<string, readonly Diagnostic[]>;
}

export class LastGood {
  private good: ReadonlyMap<string, SourceFile> = new Map();

  /** `errorsOf`: why a text does not parse; nothing where it does. */
  constructor(private readonly errorsOf: (file: SourceFile) => readonly Diagnostic[]) {}

  /** What is to be checked now. */
  of(files: readonly SourceFile[]): Standing {
    const errors = new Map<string, readonly Diagnostic[]>();
    const changes = new Map<string, TextChange>();
    const good = new Map<string, SourceFile>();
    const checked = files.map((file) => {
      const known = this.good.get(file.path);
      const found = known?.text === file.text ? [] : this.errorsOf(file);
      const stands = found.length > 0 ? known : file;
      if (stands) good.set(file.path, stands);
      if (stands === undefined || stands === file) return file;
      errors.set(file.path, found);
      changes.set(file.path, textChange(stands.text, file.text)!);
      return stands;
    });
    this.good = good;
    return { files: checked, changes, errors };
  }

  forget(): void {
    this.good = new Map();
  }
}

/** The analysis of the texts that stand, as one of the texts of now. */
export function asOfNow(analysis: WorkspaceAnalysis, files: readonly SourceFile[], { changes, errors }: Standing): WorkspaceAnalysis {
  if (changes.size === 0) return analysis;
  const place = (span: Span): Span | undefined => shift(span, changes, shiftStretched);
  const { confirm: _, ...rest } = analysis;
  return {
    ...rest,
    files,
    diagnostics: new Map(
      [...analysis.diagnostics].map(([path, list]) => [
        path,
        errors.get(path) ?? list.flatMap((one) => shiftDiagnostic(one, changes) ?? []),
      ]),
    ),
    methods: analysis.methods.flatMap((method) => {
      if (!changes.has(method.path)) return [method];
      const [span, nameSpan] = [place(method.span), place(method.nameSpan)];
      return span && nameSpan ? [{ ...method, span, nameSpan }] : [];
    }),
    fields: new Map(
      [...analysis.fields].map(([path, list]) => [
        path,
        !changes.has(path)
          ? list
          : list.flatMap((field) => {
              const nameSpan = place(field.nameSpan);
              return nameSpan ? [{ ...field, nameSpan }] : [];
            }),
      ]),
    ),
    verify: async (id, signal) => {
      const result = await analysis.verify(id, signal);
      return shiftResult(result, changes) ?? result;
    },
    definition: (path, offset) => (changes.has(path) ? undefined : analysis.definition?.(path, offset)),
    askable: (path) => (changes.has(path) ? [] : (analysis.askable?.(path) ?? [])),
  };
}
