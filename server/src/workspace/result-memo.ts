/**
 * Verdicts remembered by what they depend on: a method whose text and dependencies did not change is not proved again, in this process or
 * in a later one of the same build of the checker.
 * Why it forgets some: `unknown` says that the prover gave up this time, not that it always will, so it is never stored.
 * Neighbours: `relocate.ts` makes results independent of their places; `incremental/store.ts` keeps them.
 */
import { hashText } from '../base/hash';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { MemoStore } from '../incremental/store';
import type { MethodSummary } from '../verify/analysis';
import { TRUSTED, type MethodResult } from '../verify/results';
import { anchorResult, placeResult, type AnchoredResult, type Places } from './relocate';

/**
 * The key of a method's verdict: what the checker says it depends on (`MethodSummary.key`), who proves it, and the lines
 * that it stands on to the letter: the places in the result are counted in them, and a `nowarn` may follow its last brace.
 */
export function memoKey(checkerIdentity: string, method: MethodSummary, places: Places): string {
  const text = wholeLines(places.text(method.path) ?? '', method.span.start, method.span.end);
  return hashText(checkerIdentity, method.path, method.id, method.key, text);
}

function wholeLines(text: string, start: number, end: number): string {
  const lineEnd = text.slice(end).search(/[\r\n]/);
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, lineEnd < 0 ? text.length : end + lineEnd);
}

/** So many keys at most are known not to be in the store. */
const MOST_MISSING = 100_000;

export class ResultMemo {
  /** A store on the disk is not looked into again, at every edit, for what was not there. */
  private readonly missing = new Set<string>();
  /** Where everything was to be found out anew: what has been since. */
  private since: Set<string> | undefined;

  constructor(private readonly store: MemoStore) {}

  /** From now on nothing of before is believed. */
  startAnew(): void {
    this.since = new Set();
  }

  /** What was wrong with the environment assumptions in a state of all texts; undefined if that is not known. */
  recallEnvironment(key: string): readonly Diagnostic[] | undefined {
    const stored = this.find(key);
    return isPlaced(stored, 'message') ? (stored as readonly Diagnostic[]) : undefined;
  }

  rememberEnvironment(key: string, diagnostics: readonly Diagnostic[]): void {
    if (!diagnostics.some((one) => one.code === 'prover-unknown')) this.keep(key, diagnostics);
  }

  /** The remembered result at the places of now; undefined if there is none or a place of it cannot be found. */
  recall(key: string, method: MethodSummary, places: Places): MethodResult | undefined {
    const stored = this.find(key);
    try {
      return isAnchoredResult(stored) ? placeResult(stored, method, places) : undefined;
    } catch {
      // A part of it is not of the form that it should be.
      return undefined;
    }
  }

  /** Remembers a result, unless it is `unknown` or one of its places has no anchor. */
  remember(key: string, result: MethodResult, method: MethodSummary, places: Places): void {
    if (result.verdict === 'unknown') return;
    const anchored = anchorResult(result, method, places);
    if (anchored) this.keep(key, anchored);
  }

  private find(key: string): unknown {
    if (this.missing.has(key) || this.since?.has(key) === false) return undefined;
    const stored = this.store.get(key);
    if (stored === undefined && this.missing.size < MOST_MISSING) this.missing.add(key);
    return stored;
  }

  private keep(key: string, value: unknown): void {
    this.missing.delete(key);
    this.since?.add(key);
    this.store.set(key, value);
  }
}

/**
 * What a store gives is looked at before it is believed; what is not of this form is as if it were not there. An `unknown` is never
 * remembered.
 */
function isAnchoredResult(value: unknown): value is AnchoredResult {
  if (
    !isObject(value) ||
    !Array.isArray(value['anchors']) ||
    !value['anchors'].every((anchor) => isObject(anchor) && KINDS.includes(anchor['kind']))
  )
    return false;
  const { result } = value;
  if (!isObject(result) || typeof result['name'] !== 'string' || !VERDICTS.includes(result['verdict'])) return false;
  const { diagnostics, movers = [], nowarns = [], environment, restsOn, trusted = [] } = result;
  const isTexts = (list: unknown): boolean => Array.isArray(list) && list.every((item) => typeof item === 'string');
  return (
    isTexts(environment) &&
    isTexts(restsOn) &&
    isTrust(trusted) &&
    isPlaced(movers, 'mover') &&
    isNowarns(nowarns) &&
    isPlaced(diagnostics, 'message')
  );
}

function isPlaced(list: unknown, text: string): boolean {
  return Array.isArray(list) && list.every((item) => isObject(item) && isObject(item['span']) && typeof item[text] === 'string');
}

function isTrust(list: unknown): boolean {
  return (
    Array.isArray(list) &&
    list.every((item) => isObject(item) && typeof item['name'] === 'string' && TRUSTED.some((kind) => kind === item['kind']))
  );
}

function isNowarns(list: unknown): boolean {
  return (
    Array.isArray(list) &&
    list.every(
      (item) =>
        isObject(item) && isObject(item['span']) && Array.isArray(item['codes']) && item['codes'].every((code) => typeof code === 'string'),
    )
  );
}

const VERDICTS: readonly unknown[] = ['verified', 'failed', 'unsupported', 'skipped'];
const KINDS: readonly unknown[] = ['method-itself', 'name', 'fixed'];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
