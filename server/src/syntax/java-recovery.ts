/**
 * Parses Java so that one broken member does not take its neighbours with it. Where the text does not parse, each
 * member's body is parsed alone; those that fail are blanked out, missing braces are put in and surplus ones taken out,
 * all without moving an offset, and the text is parsed again: what is left are the heads of the broken members and
 * everything else as it is.
 * Neighbours: `java-structure.ts` finds the braces; `parse.ts` is the caller; `java-errors.ts` words the errors.
 */
import { structureOf, type MemberBody, type Structure } from './java-structure';
import { withoutTargetParentheses } from './parenthesized-targets';
import { allFailures, firstFailure, parseText, type ParsedText, type ParseFailure, type TextRange } from './parsers';
import type { SyntaxNode } from './syntax-node';

export interface BrokenBody {
  readonly body: MemberBody;
  /** Where it stops to be Java; undefined if its end is missing or it is nested too deeply. */
  readonly failure: ParseFailure | undefined;
  readonly isTooDeep: boolean;
}

export interface RecoveredText {
  readonly parsed: ParsedText;
  /** Where the parser met what it had no use for, in the text with those bodies blanked out. */
  readonly failures: readonly ParseFailure[];
  /** Members whose bodies do not parse, by the offset of the opening brace; the contents have been blanked out. */
  readonly brokenBodies: ReadonlyMap<number, BrokenBody>;
  /** Opening braces that nothing closes. */
  readonly unclosed: readonly number[];
  /** Closing braces that close a type too early. */
  readonly surplus: readonly number[];
  /** Where braces were put in or taken out. */
  readonly mended: readonly number[];
  /** Strings that do not end on their line. */
  readonly unclosedStrings: readonly TextRange[];
}

/** Beyond this many errors a text is no program that is being edited. */
const MOST_ERRORS = 200;

/** Beyond this length the parser's log, which tells the exact places of failures, takes too long. */
const LONGEST_LOGGED = 300_000;

/** What stands around a body that is parsed alone: a constructor may call another, and otherwise holds what any body may. */
const BEFORE_BODY = 'class A{A()';
const AFTER_BODY = '}';

/** Undefined only if the parser gave up. */
export function parseRecovering(text: string): RecoveredText | undefined {
  const first = parseText('java', text);
  if (first === undefined) return undefined;
  const asItIs: RecoveredText = {
    parsed: first,
    failures: [],
    brokenBodies: new Map(),
    unclosed: [],
    surplus: [],
    mended: [],
    unclosedStrings: [],
  };
  if (!first.root.hasError) return asItIs;
  const plain = withoutTargetParentheses(text);
  if (plain !== text) return parseRecovering(plain);
  if (countErrors(first.root) > MOST_ERRORS) return asItIs;
  const structure = structureOf(text);
  const brokenBodies = new Map<number, BrokenBody>();
  const sound = soundBlocks(first.root);
  for (const body of structure.bodies) {
    const broken = sound.get(body.start) === body.end ? undefined : examine(text, body);
    if (broken !== undefined) brokenBodies.set(body.start, broken);
  }
  const repairedText = repaired(text, structure, brokenBodies);
  const parsed = parseText('java', repairedText);
  if (parsed === undefined) return asItIs;
  const failures =
    parsed.root.hasError && repairedText.length < LONGEST_LOGGED ? allFailures('java', repairedText, undefined, MOST_ERRORS) : [];
  const { unclosed, surplus, closers, unclosedStrings } = structure;
  return { parsed, failures, brokenBodies, unclosed, surplus, mended: [...surplus, ...closers], unclosedStrings };
}

/** The outermost blocks that the first parse already found free of errors: their ends by their starts. */
function soundBlocks(root: SyntaxNode): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const open: SyntaxNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!node.hasError && (node.type === 'block' || node.type === 'constructor_body')) found.set(node.start, node.end);
    // (One by one: a spread of a hundred thousand children would be too many arguments.)
    else for (const child of node.children) open.push(child);
  }
  return found;
}

function examine(text: string, body: MemberBody): BrokenBody | undefined {
  if (body.isBroken) return { body, failure: undefined, isTooDeep: false };
  const alone = BEFORE_BODY + text.slice(body.start, body.end) + AFTER_BODY;
  const parsed = parseText('java', alone);
  if (parsed !== undefined && !parsed.root.hasError) return undefined;
  const failure = parsed === undefined ? undefined : firstFailure('java', alone);
  const moved = failure === undefined ? undefined : { ...failure, offset: failure.offset - BEFORE_BODY.length + body.start };
  return { body, failure: moved, isTooDeep: parsed === undefined || (parsed.tooDeep && failure === undefined) };
}

function repaired(text: string, structure: Structure, broken: ReadonlyMap<number, BrokenBody>): string {
  const units = text.split('');
  for (const at of structure.surplus) units[at] = ' ';
  for (const { body } of broken.values()) {
    // A body that is never closed reaches the end of the text and has no brace of its own there.
    const end = body.isBroken ? body.end : body.end - 1;
    for (let at = body.start + 1; at < end; at++) if (units[at] !== '\n' && units[at] !== '\r') units[at] = ' ';
  }
  for (const at of structure.closers) units[at] = '}';
  return units.join('') + '}'.repeat(structure.missingAtEnd);
}

function countErrors(root: SyntaxNode): number {
  let count = 0;
  const open: SyntaxNode[] = [root];
  for (let node = open.pop(); node !== undefined && count <= MOST_ERRORS; node = open.pop()) {
    if (!node.hasError) continue;
    const below = node.children.filter((child) => child.hasError);
    if (below.length === 0) count++;
    for (const child of below) open.push(child);
  }
  return count;
}
