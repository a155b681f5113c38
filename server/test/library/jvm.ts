/**
 * Compiles and runs the Java programs beside it (`jvm/*.java`), which call the real library, and reads what they report.
 * Neighbours: `claims.test.ts` and `signatures.test.ts` hold it against the stubs.
 */
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { ROOT } from '../architecture/imports';
import { binaryName, binaryType } from './stub-members';
import type { StubMember, Stubs } from './stub-members';

/** The stubs speak of Java 17; what a later library does is another question. */
const RELEASE = /^javac 17\b/;

/** Why nothing can be run here; undefined if it can. */
export function withoutJdk(): string | undefined {
  const found = spawnSync('javac', ['-version'], { encoding: 'utf8' });
  if (found.status !== 0) return 'there is no JDK here';
  const version = found.stdout.trim() || found.stderr.trim();
  return RELEASE.test(version) ? undefined : `the JDK here is \`${version}\`, and the stubs speak of Java 17`;
}

/** The result of a program, given the text on its standard input. */
export function runJava(folder: string, main: string, args: readonly string[], input: string): string {
  const sources = path.join(ROOT, 'server/test/library/jvm');
  const files = fs
    .readdirSync(sources)
    .sort()
    .map((name) => path.join(sources, name));
  const compiled = spawnSync('javac', ['-J-XX:TieredStopAtLevel=1', '-nowarn', '-encoding', 'UTF-8', '-d', folder, ...files], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (compiled.status !== 0) throw new Error(compiled.stderr);
  // What is protected is called, too, as subclasses do.
  const opened = ['lang', 'util', 'io', 'util.concurrent', 'util.concurrent.atomic', 'util.concurrent.locks'].map(
    (name) => `--add-opens=java.base/java.${name}=ALL-UNNAMED`,
  );
  const ran = spawnSync('java', ['-XX:TieredStopAtLevel=1', '-Xmx256m', ...opened, '-Dfile.encoding=UTF-8', '-cp', folder, main, ...args], {
    encoding: 'utf8',
    input,
    timeout: 400_000,
    maxBuffer: 1 << 30,
  });
  if (ran.status !== 0) throw new Error(`${main} ended with ${ran.status}: ${ran.stderr}`);
  return ran.stdout;
}

/** The value of a parameter, a receiver or a result. */
export type Value =
  | null
  | boolean
  | bigint
  | { readonly kind: 'float'; readonly text: string }
  | {
      readonly kind: 'object';
      readonly identity: number;
      readonly className: string;
      readonly length: bigint | undefined;
      readonly isHeld: boolean;
      readonly content: Value | undefined;
      /** Of an enum constant: its place among those of its enum, and the identity of the text of its name. */
      readonly constant: { readonly position: bigint; readonly label: number } | undefined;
    };

/** One call of a member, and what came of it. */
export interface Call {
  readonly member: StubMember;
  /** For reports. */
  readonly arguments: string;
  readonly hasWaited: boolean;
  /** What can be seen of its object is another text than before. */
  readonly mutates: boolean;
  /** The arrays among the arguments that have other elements than before, by position; 0 is the receiver. */
  readonly written: readonly number[];
  /** The method of a hostile object that it has called, and that has thrown what it threw. */
  readonly asked: string | undefined;
  /** `open`: it has not come back. */
  readonly outcome: 'open' | 'throws' | 'returns';
  readonly result: Value | undefined;
  /** The receiver, or the new object of a constructor. */
  readonly self: Value | undefined;
  readonly args: readonly Value[];
}

export interface Report {
  readonly calls: readonly Call[];
  /** Members that Java does not have. */
  readonly missing: readonly string[];
  /** Calls that wait while another thread holds the monitor of their receiver (0) or of an argument. */
  readonly monitors: readonly { readonly member: StubMember; readonly position: number; readonly arguments: string }[];
  /** Of each class that a value had, itself and all above it. */
  readonly supers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Calls every one of the members so many times. */
export function callMembers(folder: string, stubs: Stubs, members: readonly StubMember[], callsOfEach: number): Report {
  const classes = new Map(stubs.classes.map((one) => [one.name, one]));
  const input = members.map(({ method }, index) =>
    [
      index,
      binaryName(method.owner),
      method.isConstructor ? '<init>' : method.name,
      method.params.map((one) => binaryType(one.type, classes)).join(';'),
    ].join('\t'),
  );
  const lines = runJava(folder, 'Probe', [String(callsOfEach)], `${input.join('\n')}\n`).split('\n');
  const rows = lines.map((line) => line.split('\t'));
  const of = (row: readonly string[]): StubMember => members[Number(row[1])]!;
  const all = (kind: string): readonly string[][] => rows.filter((row) => row[0] === kind);
  return {
    calls: all('call').map((row) => callOf(row, of(row))),
    missing: all('missing').map((row) => `${of(row).id}: ${row[2]}`),
    monitors: all('monitor').map((row) => ({ member: of(row), position: Number(row[2]), arguments: row[3]! })),
    supers: new Map(all('class').map((row) => [row[1]!, new Set(row[2]!.split(','))])),
  };
}

function callOf(row: readonly string[], member: StubMember): Call {
  const [, , text, marks, outcome, ...rest] = row as [string, string, string, string, Call['outcome'], ...string[]];
  const { method } = member;
  const [result, self, ...args] = (outcome === 'open' ? ['void', ...rest] : rest) as [string, string, ...string[]];
  const isPrimitive = (index: number): boolean => method.params[index]?.type.kind === 'primitive';
  return {
    member,
    arguments: text,
    hasWaited: /\bwaits\b/.test(marks),
    mutates: /\bmutates\b/.test(marks),
    asked: /asks:(\w+)/.exec(marks)?.[1],
    written: [...marks.matchAll(/writes:(\d+)/g)].map((match) => Number(match[1])),
    outcome,
    result: result === 'void' ? undefined : valueOf(result, outcome === 'returns' && method.returnType.kind === 'primitive'),
    self: self === 'none' ? undefined : valueOf(self, false),
    args: args.map((one, index) => valueOf(one, isPrimitive(index))),
  };
}

/** `isPrimitive`: a number or truth value stands for itself; else for the object that wraps it. */
function valueOf(text: string, isPrimitive: boolean): Value {
  if (text === 'null') return null;
  const [scalar, object] = text.includes('|') ? (text.split('|') as [string, string]) : [undefined, text];
  const content = scalar === undefined ? undefined : scalarOf(scalar);
  if (isPrimitive && content !== undefined) return content;
  const [, identity, className, length, isHeld, position, label] = object.split(':') as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const constant = position === '-' ? undefined : { position: BigInt(position), label: Number(label) };
  return {
    kind: 'object',
    identity: Number(identity),
    className,
    length: length === '-' ? undefined : BigInt(length),
    isHeld: isHeld === 'true',
    content,
    constant,
  };
}

function scalarOf(text: string): Value {
  const at = text.indexOf(':');
  const value = text.slice(at + 1);
  if (text.startsWith('bool')) return value === 'true';
  return text.startsWith('int') ? BigInt(value) : { kind: 'float', text: value };
}
