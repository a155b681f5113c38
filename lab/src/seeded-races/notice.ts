/**
 * Whether the checker notices that a protection is gone: a finding that was not there before, at or about the fields concerned or the
 * changed method, or a verdict that is no longer verified. By the places of what is said, never by its words. Methods are asked in an order
 * in which it is likely to come out early; of the original only what the comparison needs.
 * Neighbours: `seeds.ts` makes what is compared; `run.ts` counts.
 */
import type { Diagnostic } from '#server/diagnostics/diagnostic';
import type { Prover } from '#server/solver/prover';
import { parseJava } from '#server/syntax/parse';
import type { MethodResult } from '#server/verify/results';
import type { Analysis, MethodSummary, SourceFile } from '#server/verify/analysis';
import { analyse, verifyEnvironment, verifyMethod } from '#server/verify/pipeline';
import { declaredAt, declaredIn, type Declared } from './guarded';
import type { Seed } from './seeds';

export type Outcome =
  /** A new finding about what the seed concerns. */
  | { readonly kind: 'finding'; readonly why: string }
  /** Only a verdict: what was verified is not any more. */
  | { readonly kind: 'verdict'; readonly why: string }
  /** The fields were complained of before: the original is no better, as far as is known. */
  | { readonly kind: 'before'; readonly why: string }
  | { readonly kind: 'missed'; readonly why: string };

/** A file that is checked, as far as it was asked. */
export class Checked {
  readonly declared: readonly Declared[];
  private readonly analysis: Analysis;
  private readonly results = new Map<string, Promise<MethodResult>>();

  constructor(
    private readonly path: string,
    text: string,
    others: readonly SourceFile[],
    private readonly prover: Prover,
  ) {
    this.declared = declaredIn(parseJava(path, text).types);
    this.analysis = analyse([{ path, text }, ...others], { checkAll: true, javaChecks: 'auto' });
  }

  /** Of this file, those of the declarations that matter first. */
  methods(near: ReadonlySet<string>): readonly MethodSummary[] {
    const rank = (one: MethodSummary): number => (near.has(this.ownerOf(one.nameSpan)) ? 0 : 1);
    return this.analysis.methods.filter(({ path }) => path === this.path).sort((left, right) => rank(left) - rank(right));
  }

  result(id: string): Promise<MethodResult> {
    const known = this.results.get(id) ?? verifyMethod(this.analysis, id, { prover: this.prover });
    this.results.set(id, known);
    return known;
  }

  /** What is said without looking at a method. */
  async first(): Promise<readonly Diagnostic[]> {
    return [
      ...(this.analysis.diagnostics.get(this.path) ?? []),
      ...(await verifyEnvironment(this.analysis, { prover: this.prover })),
    ].filter((one) => isLoud(one));
  }

  ownerOf(span: Diagnostic['span']): string {
    return span.file === this.path ? (declaredAt(this.declared, span)?.name ?? 'file') : 'elsewhere';
  }

  /** The declarations that a finding is about. */
  about(one: Diagnostic): readonly string[] {
    return [this.ownerOf(one.span), ...one.related.map(({ span }) => this.ownerOf(span))];
  }
}

function isLoud({ code, severity }: Diagnostic): boolean {
  return (severity === 'error' || severity === 'warning') && code !== 'prover-unknown' && code !== 'unsupported';
}

/** Rejects only with ProverFailure. */
export async function noticed(before: Checked, after: Checked, seed: Seed): Promise<Outcome> {
  const concerned = new Set([
    seed.owner,
    ...after.declared
      .filter((one) => one.isField && seed.fields.includes(one.name.slice(one.name.lastIndexOf('.') + 1)))
      .map(({ name }) => name),
  ]);
  const key = (checked: Checked, one: Diagnostic): string => `${one.code} ${checked.about(one).join(' ')}`;
  const isOurs = (checked: Checked, one: Diagnostic): boolean => isLoud(one) && checked.about(one).some((name) => concerned.has(name));
  const known = new Set((await before.first()).map((one) => key(before, one)));
  let old: string | undefined;
  const look = (found: readonly Diagnostic[]): Outcome | undefined => {
    for (const one of found.filter((each) => isOurs(after, each))) {
      if (!known.has(key(after, one))) return { kind: 'finding', why: reported(one) };
      old ??= reported(one);
    }
    return undefined;
  };
  const first = look(await after.first());
  if (first) return first;
  const [was, open]: [Map<string, MethodSummary>, string[]] = [new Map(before.methods(concerned).map((one) => [one.name, one])), []];
  let verdict: string | undefined;
  for (const method of after.methods(concerned)) {
    const now = await after.result(method.id);
    if (now.verdict === 'verified') continue;
    const same = was.get(method.name);
    const then = same && (await before.result(same.id));
    for (const one of then?.diagnostics ?? []) known.add(key(before, one));
    const found = look(now.diagnostics);
    if (found) return found;
    if (then?.verdict === 'verified') verdict ??= `${now.name} is ${now.verdict}`;
    if (now.verdict !== 'failed') open.push(`${now.name} ${now.verdict}`);
  }
  if (verdict !== undefined) return { kind: 'verdict', why: verdict };
  if (old !== undefined) return { kind: 'before', why: old };
  return {
    kind: 'missed',
    why:
      open.length === 0
        ? 'all methods have a verdict'
        : `open: ${open.slice(0, 4).join(', ')}${open.length > 4 ? ` and ${open.length - 4} more` : ''}`,
  };
}

function reported({ code, message }: Diagnostic): string {
  return `${code}: ${message.split('\n')[0]}`;
}
