/**
 * All methods of an analysis, a few at a time; or only whether all verify, which ends at the first that does not.
 * Neighbours: `pipeline.ts` checks each, in the order of `schedule.ts`; the command line and the laboratory ask for all, `why/` whether all
 * verify.
 */
import { compareDiagnostics, withoutRepeats, type Diagnostic } from '../diagnostics/diagnostic';
import type { Analysis, MethodSummary, VerifyOptions } from './analysis';
import { verifyEnvironment, verifyMethod } from './pipeline';
import type { FileResult, MethodResult } from './results';
import { scheduled, type Scheduled } from './schedule';
import { methodsOf, type Shard } from './shards';

/** What is heard of a run while it goes on. */
export interface VerifyEvents {
  /** A method is begun. */
  started?(id: string, name: string): void;
  /** A method is done; `all`: how many there are. */
  method?(id: string, result: MethodResult, all: number): void;
  /**
   * The next file of the schedule is done, other than the last: what of its findings can be reported, and of those of earlier files that
   * were held back because this file might report the same. What is called, and in which order, depends on the input alone.
   */
  file?(file: FileResult, findings: readonly Diagnostic[]): void;
}

/** What is known at the end of a run. */
export interface Verified {
  readonly files: readonly FileResult[];
  /** How many methods have no verdict because the run was ended before. */
  readonly missing: number;
}

/** Grouped by file. `shard`: only of the methods of this part. Rejects where it is cancelled. */
export async function verifyAll(analysis: Analysis, options: VerifyOptions, shard?: Shard): Promise<readonly FileResult[]> {
  const run = new Run(analysis, options, {}, shard);
  await run.toItsEnd();
  return run.files();
}

/** The same, with what is known when `options.signal` ends it. */
export async function verifyUntil(analysis: Analysis, options: VerifyOptions, events: VerifyEvents, shard?: Shard): Promise<Verified> {
  const run = new Run(analysis, options, events, shard);
  try {
    await run.toItsEnd();
  } catch (error) {
    if (options.signal?.aborted !== true) throw error;
  }
  return { files: run.files(), missing: run.missing };
}

class Run {
  private environment: readonly Diagnostic[] = [];
  private readonly wanted: readonly MethodSummary[];
  private readonly schedule: readonly Scheduled[];
  private readonly results = new Map<string, MethodResult>();
  /** The index of the last file with methods: when that is done all is known. */
  private readonly last: number;
  private reported = 0;
  /** What the files that are done report, and of that what cannot be shown yet. */
  private readonly known: Diagnostic[] = [];
  private held: readonly Diagnostic[] = [];

  constructor(
    private readonly analysis: Analysis,
    private readonly options: VerifyOptions,
    private readonly events: VerifyEvents,
    shard: Shard | undefined,
  ) {
    const part = shard && methodsOf(analysis, shard);
    this.wanted = part ? analysis.methods.filter(({ id }) => part.has(id)) : analysis.methods;
    this.schedule = scheduled(analysis, this.wanted);
    this.last = this.schedule.findLastIndex(({ methods }) => methods.length > 0);
  }

  get missing(): number {
    return this.wanted.length - this.results.size;
  }

  async toItsEnd(): Promise<void> {
    const { analysis, options, events, wanted } = this;
    if (analysis.methods.length > 0) this.environment = await verifyEnvironment(analysis, options);
    this.report();
    const waiting = this.schedule.flatMap(({ methods }) => methods);
    // A few at a time: while one waits for the prover, the condition of the next is made.
    await Promise.all(
      [1, 2, 3].map(async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          events.started?.(next.id, next.name);
          const result = await verifyMethod(analysis, next.id, options);
          this.results.set(next.id, result);
          events.method?.(next.id, result, wanted.length);
          this.report();
        }
      }),
    );
  }

  /** In the order of the files that were given. */
  files(): readonly FileResult[] {
    const files = this.analysis.files.map(({ path }) => this.file(path, this.wanted));
    const all = files.flatMap(({ diagnostics }) => diagnostics);
    return files.map((file) => ({ ...file, diagnostics: withoutRepeats(file.diagnostics, all) }));
  }

  private file(path: string, methods: readonly MethodSummary[]): FileResult {
    const { analysis } = this;
    const results = methods.flatMap((method) => (method.path === path ? (this.results.get(method.id) ?? []) : []));
    const diagnostics = [
      ...(analysis.diagnostics.get(path) ?? []),
      ...this.environment.filter((one) => one.span.file === path),
      ...results.flatMap((result) => result.diagnostics),
    ];
    return {
      path,
      methods: results,
      diagnostics: diagnostics.sort(compareDiagnostics),
      fields: analysis.fields.get(path) ?? [],
      annotated: analysis.annotatedFiles.has(path),
    };
  }

  /** Every file that is done, as long as all before it are. */
  private report(): void {
    for (let next = this.schedule[this.reported]; next && this.reported < this.last; next = this.schedule[this.reported]) {
      if (!next.methods.every(({ id }) => this.results.has(id))) return;
      this.reported++;
      const { path } = next;
      // As it will be in the end: in the order of the source.
      const file = this.file(
        path,
        this.wanted.filter((one) => one.path === path),
      );
      this.known.push(...file.diagnostics);
      const later = new Set(this.schedule.slice(this.reported).map((one) => one.path));
      const [open, ready] = [this.held, file.diagnostics].map((list) => list.filter((one) => !mayRepeat(one, later)));
      const kept = (list: readonly Diagnostic[]): readonly Diagnostic[] => withoutRepeats(list, this.known);
      this.held = [...this.held, ...file.diagnostics].filter((one) => mayRepeat(one, later));
      this.events.file?.(file, [...kept(open!), ...kept(ready!)]);
    }
  }
}

/** Whether a finding may be reported once more, at the place itself, by one of these files. */
function mayRepeat({ origin, span }: Diagnostic, later: ReadonlySet<string>): boolean {
  return origin?.cause !== undefined && origin.place.file !== span.file && later.has(origin.place.file);
}

/**
 * The method that does not verify, or `''` for an error that is of no method; undefined where there is nothing wrong anywhere. `first`:
 * the methods that are looked at before the others, by which nothing but the time changes.
 */
export async function firstFailure(analysis: Analysis, options: VerifyOptions, first: readonly string[]): Promise<string | undefined> {
  const isError = (one: Diagnostic): boolean => one.severity === 'error';
  if ([...analysis.diagnostics.values()].some((list) => list.some(isError))) return '';
  const ids = analysis.methods.map(({ id }) => id);
  for (const id of [...first.filter((one) => ids.includes(one)), ...ids.filter((one) => !first.includes(one))]) {
    const { verdict, diagnostics } = await verifyMethod(analysis, id, { ...options, verdictOnly: true });
    if (verdict !== 'verified' || diagnostics.some(isError)) return id;
  }
  return ids.length > 0 && (await verifyEnvironment(analysis, options)).some(isError) ? '' : undefined;
}
