/**
 * What to say where Java does not parse: a few plain sentences at the smallest useful places.
 * Neighbours: `parse.ts` calls it with what `java-recovery.ts` found; the rest are nodes that the parser's own recovery
 * left in the tree.
 */
import type { Report } from './build-report';
import type { BrokenBody, RecoveredText } from './java-recovery';
import type { ParseFailure } from './parsers';
import { ERROR, TOO_DEEP, type SyntaxNode } from './syntax-node';

/** More would be echoes of the first ones. */
const MOST_ERRORS = 10;

interface Finding {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/**
 * Reports the first errors of the file, in source order. Returns every place where something is wrong, reported or not:
 * a member that holds one of them is not as it was meant.
 */
export function reportJavaErrors(text: string, recovered: RecoveredText, report: Report): readonly number[] {
  // A string that is never closed has swallowed whatever else seems to be missing.
  const unclosed = recovered.unclosedStrings.length > 0 ? [] : recovered.unclosed;
  const findings = [
    ...recovered.unclosedStrings.map((string) => ({ ...string, message: 'This string is never closed on its line.' })),
    ...unclosed.map((at) => ({ start: at, end: at + 1, message: 'This `{` is never closed.' })),
    ...recovered.surplus.map((at) => ({ start: at, end: at + 1, message: 'This `}` ends the class, but more of it follows.' })),
    ...[...recovered.brokenBodies.values()].flatMap((broken) => ofBody(text, broken)),
    ...unterminatedComments(recovered),
    ...ofTree(text, recovered),
  ];
  findings.sort((left, right) => left.start - right.start);
  const isEmpty = findings.length === 0 && recovered.parsed.root.hasError;
  if (isEmpty) findings.push({ start: 0, end: Math.min(1, text.length), message: 'This file does not parse as Java.' });
  const distinct = findings.filter((finding, index) => finding.start !== findings[index - 1]?.start);
  for (const finding of distinct.slice(0, MOST_ERRORS)) {
    report.add('java-syntax', report.span(Math.min(finding.start, text.length), Math.min(finding.end, text.length)), finding.message);
  }
  // What ends after the text was closed by recovery.
  return [
    ...recovered.brokenBodies.keys(),
    ...recovered.unclosed,
    ...recovered.mended,
    ...findings.map((finding) => finding.start),
    text.length,
  ];
}

function ofBody(text: string, broken: BrokenBody): readonly Finding[] {
  // A missing closing brace is reported where the opening one stands.
  if (broken.body.isBroken) return [];
  if (broken.isTooDeep)
    return [{ start: broken.body.start, end: broken.body.start + 1, message: 'This is nested too deeply to be checked.' }];
  if (broken.failure === undefined) return [unexpected(text, broken.body.start, broken.body.end)];
  return [ofFailure(text, broken.failure, broken.body.end)];
}

function ofFailure(text: string, failure: ParseFailure, limit: number): Finding {
  const { offset, expected } = failure;
  const start = offset + leadingSpace(text.slice(offset)).length;
  const before = text.slice(0, offset).trimEnd().length;
  const isOnLaterLine = /[\r\n]/.test(text.slice(before, start));
  const next = text[start];
  for (const sign of [';', ')', ']', '}']) {
    if (expected.includes(sign) && (sign === ';' ? isOnLaterLine || next === '}' : next === ';' || next === '{' || next === '}')) {
      return missing(before, `\`${sign}\``);
    }
  }
  if (next === undefined)
    return { start: Math.max(0, before - 1), end: before, message: 'The file ends here, in the middle of something.' };
  return unexpected(text, start, limit);
}

/** White space and comments, which the parser may have stepped over before it failed. */
function leadingSpace(text: string): string {
  return /^(?:\s|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*/.exec(text)![0];
}

function unterminatedComments(recovered: RecoveredText): readonly Finding[] {
  return recovered.parsed.comments
    .filter((comment) => comment.type === 'unterminated_comment')
    .map((comment) => ({ start: comment.start, end: comment.start + 2, message: 'This comment is never closed: its `*/` is missing.' }));
}

/** The outermost errors of the tree. */
function ofTree(text: string, recovered: RecoveredText): readonly Finding[] {
  const { root } = recovered.parsed;
  const findings: Finding[] = [];
  const open: SyntaxNode[] = [root];
  for (let node = open.pop(); node !== undefined && findings.length < MOST_ERRORS; node = open.pop()) {
    if (!node.hasError) continue;
    if (node.missing) {
      findings.push(missing(text.slice(0, node.start).trimEnd().length, node.named ? nameOfRule(node.type) : `\`${node.type}\``));
    } else if (node.type === TOO_DEEP) {
      findings.push({ start: node.start, end: node.start + 1, message: 'This is nested too deeply to be checked.' });
    } else if (node.type === ERROR && (node !== root || node.children.every((child) => !child.hasError))) {
      const failure = recovered.failures.find((met) => met.offset >= node.start && met.offset <= node.end);
      findings.push(failure === undefined ? unexpected(text, node.start, node.end) : ofFailure(text, failure, text.length));
    } else {
      for (let index = node.children.length - 1; index >= 0; index--) open.push(node.children[index]!);
    }
  }
  return findings;
}

function nameOfRule(type: string): string {
  return type === 'identifier' || type === 'type_identifier' ? 'a name' : `a ${type.replaceAll('_', ' ')}`;
}

/** The place to type what is missing is after what stands before it, not in front of what comes next. */
function missing(end: number, what: string): Finding {
  return { start: Math.max(0, end - 1), end, message: `Here ${what} is missing.` };
}

/** Points at the first word of what the parser had no use for. */
function unexpected(text: string, from: number, to: number): Finding {
  const start = from + leadingSpace(text.slice(from, Math.max(to, from))).length;
  const word = /^(?:[\p{L}\p{N}_$]+|"[^"\r\n]*"?|[\s\S])/u.exec(text.slice(start, start + 400))?.[0] ?? '';
  if (word === '') return { start: from, end: Math.max(to, from), message: 'This does not parse as Java.' };
  if (/^"(?!.*"$)/.test(word)) return { start, end: start + word.length, message: 'This string is never closed on its line.' };
  const shown = word.length > 40 ? `${word.slice(0, 40)}...` : word;
  const message = shown.startsWith('\uFFFD')
    ? 'This is no UTF-8, or no text of a Java program: save the file as UTF-8.'
    : /^[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u.test(shown)
      ? 'This is not text of a Java program.'
      : `This does not parse as Java, from \`${shown}\` on.`;
  return { start, end: start + word.length, message };
}
