/**
 * One state of the workspace: its texts, what the analysis says of them, and what is known so far of each method.
 * A round is made anew at every change; results of the round before are carried over as outdated ones.
 * Neighbours: `checking.ts` makes rounds and fills in results; `publish-gate.ts` gets what a round has to show.
 */
import { withoutRepeats, type Diagnostic, type Execution } from '../diagnostics/diagnostic';
import type { MethodSummary } from '../verify/analysis';
import type { MethodResult, Verdict } from '../verify/results';
import type { WorkspaceAnalysis } from './checker';
import { shiftDiagnostic, shiftResult, type FileChanges } from './outdated';
import type { ShownDiagnostic } from './publish-gate';
import type { Places } from './relocate';
import { textChange, type TextChange } from './text-change';
import type { FileNames, Snapshot } from './texts';

/** What is known of one method: at most one of `result` (of the text as it is) and `outdated` (of an earlier one, shifted). */
export interface MethodState {
  readonly summary: MethodSummary;
  readonly memoKey: string;
  result: MethodResult | undefined;
  outdated: MethodResult | undefined;
  /** Its text does not parse now: what was known stands, and nothing is proved. Absent: it is checked. */
  readonly stands?: true;
}

/** The check of the environment assumptions; `key` stands for all texts, so its spans need no moving. */
export interface EnvironmentState {
  readonly key: string;
  readonly outdated: readonly Diagnostic[];
  result: readonly Diagnostic[] | undefined;
}

export class Round {
  /** What runs have shown of the failures; undefined until all verdicts are known and it has been looked for. */
  executions: ReadonlyMap<Diagnostic, Execution> | undefined;
  private readonly byKey: ReadonlyMap<string, MethodState>;

  /** `version` is the state of the workspace that this is; higher is newer. */
  constructor(
    readonly version: number,
    readonly snapshot: Snapshot,
    readonly analysis: WorkspaceAnalysis,
    readonly states: readonly MethodState[],
    readonly environment: EnvironmentState,
    readonly places: Places,
    /** From the texts that were checked to those of now, where some do not parse. */
    readonly standing: FileChanges = new Map(),
  ) {
    this.byKey = new Map(states.map((state) => [state.memoKey, state]));
  }

  state(memoKey: string): MethodState | undefined {
    return this.byKey.get(memoKey);
  }

  /** What the editor calls a file; undefined for one that is not of this state. */
  namesOf(file: string): FileNames | undefined {
    if (this.places.text(file) === undefined) return undefined;
    return this.snapshot.names?.(file) ?? { documents: [], path: file };
  }

  get isDone(): boolean {
    return this.environment.result !== undefined && this.states.every((state) => state.result !== undefined || state.stands === true);
  }

  get results(): readonly MethodResult[] {
    return this.states.flatMap((state) => state.result ?? []);
  }

  get done(): number {
    return this.states.filter((state) => state.result).length;
  }

  get verdicts(): Readonly<Record<Verdict, number>> {
    const counts = { verified: 0, failed: 0, unknown: 0, unsupported: 0, skipped: 0 };
    for (const { result } of this.states) if (result) counts[result.verdict]++;
    return counts;
  }

  /** All that the user should see, by file. A place outside the workspace's files is shown at the method that speaks of it. */
  shown(): ReadonlyMap<string, readonly ShownDiagnostic[]> {
    const byFile = new Map<string, ShownDiagnostic[]>(this.snapshot.files.map(({ path }) => [path, []]));
    for (const [file, diagnostics] of this.analysis.diagnostics) {
      for (const item of diagnostics) (byFile.get(item.span.file) ?? byFile.get(file))?.push({ ...item, outdated: false });
    }
    const { environment } = this;
    const environments = environment.result?.flatMap((item) => shiftDiagnostic(item, this.standing) ?? []);
    for (const item of environments ?? environment.outdated) {
      byFile.get(item.span.file)?.push({ ...item, outdated: environment.result === undefined });
    }
    for (const { summary, result, outdated } of this.states) {
      for (const item of (result ?? outdated)?.diagnostics ?? []) {
        const execution = this.executions?.get(item);
        const shown = { ...item, outdated: result === undefined, ...(execution && { execution }) };
        const list = byFile.get(item.span.file);
        if (list) list.push(shown);
        else byFile.get(summary.path)?.push({ ...shown, span: summary.nameSpan });
      }
    }
    const all = [...byFile.values()].flat();
    return new Map([...byFile].map(([path, list]) => [path, withoutRepeats(list, all)]));
  }
}

/** What the round before knew and may still be shown, at its places in the new texts; methods by `carryKey`. */
export interface CarriedOver {
  readonly methods: ReadonlyMap<string, MethodResult>;
  readonly environment: readonly Diagnostic[];
}

export function carryOver(before: Round | undefined, snapshot: Snapshot): CarriedOver {
  const methods = new Map<string, MethodResult>();
  if (!before) return { methods, environment: [] };
  const changes = fileChanges(before.snapshot, snapshot);
  for (const { summary, result, outdated } of before.states) {
    const known = result ?? outdated;
    const shifted = known && shiftResult(known, changes);
    if (shifted) methods.set(carryKey(summary), shifted);
  }
  const environment = before.environment.result ?? before.environment.outdated;
  return { methods, environment: environment.flatMap((item) => shiftDiagnostic(item, changes) ?? []) };
}

/** Under which name a method is recognised in the next round. */
export function carryKey(summary: MethodSummary): string {
  return `${summary.path}\n${summary.id}`;
}

function fileChanges(before: Snapshot, after: Snapshot): FileChanges {
  const texts = new Map(after.files.map(({ path, text }) => [path, text]));
  const changes = new Map<string, TextChange | 'removed'>();
  for (const { path, text } of before.files) {
    const now = texts.get(path);
    const change = now === undefined ? 'removed' : textChange(text, now);
    if (change) changes.set(path, change);
  }
  return changes;
}
