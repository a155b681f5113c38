/**
 * A counterexample as a Java program: the user's classes with scheduling points, the class that forces the schedule, and a `main` that
 * shows the failure under a plain JVM. It claims nothing by itself: what is printed is decided when it runs, by the JVM's exception or a
 * clause that Java evaluates.
 * Neighbours: `file-names.ts` names the files, `disk/output-folder.ts` writes them; `schedule.ts`, `client.ts`, `failure.ts` read the run;
 * `points.ts`, `main-class.ts`, `Forced.java` are the text.
 */
import { LineIndex } from '../base/line-index';
import type { Span } from '../base/span';
import { modelOf, type Run } from '../oracle/explore';
import type { Model } from '../oracle/model';
import type { Scenario } from '../oracle/scenario';
import type { Violation } from '../oracle/violation';
import type { Procedure, Program } from '../plato/ir';
import type { MethodDecl } from '../syntax/ast';
import { clientOf, type Client } from './client';
import { declarations, foreignAnnotations, type Declarations } from './declarations';
import { edited, flat, type Edit } from './edits';
import { failureOf, type Failure } from './failure';
import { fileName, placeOf, type Source } from './file-names';
import { finalsOf } from './finals';
import { FORCED, javaOf, NotJava, type Names } from './java-expression';
import { mainClass } from './main-class';
import { withoutComments } from './point-edits';
import { pointsIn } from './points';
import { scheduleOf, type Entry, type Role } from './schedule';

export interface Counterexample {
  readonly violation: Violation;
  readonly scenario: Scenario;
  readonly run: Run;
}

/** The files by their paths within the folder, without `Forced.java`, and the class to run; or why there are none. */
export type Replay =
  | { readonly kind: 'program'; readonly files: readonly { readonly path: string; readonly text: string }[]; readonly main: string }
  | { readonly kind: 'refused'; readonly reason: string };

const MAIN = 'CalvinRun';

/** The number of no step: who comes there has none left, and waits, or goes by. */
const STOP = 0;

export function replayOf(program: Program, { violation, scenario, run }: Counterexample, sources: readonly Source[]): Replay {
  const written = (withStops: boolean): Replay => {
    try {
      return new Writer(modelOf(program), violation, scenario, run, sources, withStops).write();
    } catch (error) {
      if (error instanceof NotJava) return { kind: 'refused', reason: error.message };
      throw error;
    }
  };
  const best = written(true);
  // A run may come to the same end though other threads go on where they should wait.
  return best.kind === 'program' ? best : written(false);
}

const keyOf = (role: Role, span: Span): string => `${role} ${span.file} ${span.start} ${span.end}`;

class Writer {
  private readonly known: Declarations;
  private readonly client: Client;
  private readonly failure: Failure;
  private readonly entries: readonly Entry[];
  private readonly ended: readonly boolean[];
  private readonly stops: ReadonlySet<string>;
  private readonly numbers = new Map<string, number>();
  private readonly members = new Map<string, string[]>();

  constructor(
    private readonly model: Model,
    private readonly violation: Violation,
    scenario: Scenario,
    private readonly run: Run,
    private readonly sources: readonly Source[],
    withStops: boolean,
  ) {
    this.known = declarations(sources.map((one) => one.unit));
    const isThrown = violation.code === 'assertion' && this.assertionAt(violation.span)?.isSpec === false;
    this.failure = failureOf(model, violation, run, isThrown);
    this.client = clientOf(model, scenario, run, (procedure) => this.declarationOf(procedure));
    const { entries, ended, stops } = scheduleOf(model, run, new Set(sources.map((one) => one.path)));
    this.ended = ended;
    this.stops = new Set(withStops ? stops.map((one) => keyOf(one.role, one.span)) : []);
    this.entries = entries;
  }

  private assertionAt({ file, start, end }: Span): Declarations['asserts'][number] | undefined {
    return this.known.asserts.find(({ span }) => span.file === file && span.start <= start && end <= span.end);
  }

  private declarationOf(procedure: Procedure): MethodDecl | undefined {
    return this.known.methods.get(`${procedure.nameSpan.file} ${procedure.nameSpan.start}`);
  }

  write(): Replay {
    const { failure, violation, model } = this;
    const owned = new Set(this.client.threads.filter((one) => typeof one.kind === 'object').map((one) => one.number));
    const callsOfInterest = (entry: Entry): boolean => {
      const one = this.run.steps[entry.step]!.instruction;
      if (entry.role !== 'call' || one?.kind !== 'call' || one.call.mode === 'start') return true;
      const inner = one.call.targets.map((each) => model.procedure(each.procedure));
      return inner.some(
        (each) =>
          each !== undefined && (each.isTrusted || ((failure.kind === 'exit' || failure.kind === 'entry') && each === failure.procedure)),
      );
    };
    let entries = this.entries.filter((one) => (one.role !== 'client' || !owned.has(one.thread)) && callsOfInterest(one));
    entries = entries.filter(
      (one, index) =>
        !(one.role === 'call' && this.run.steps[one.step]!.instruction?.kind === 'call' && isLibraryCallFollowed(entries, index)),
    );
    for (const one of entries)
      if (!this.numbers.has(keyOf(one.role, one.span))) this.numbers.set(keyOf(one.role, one.span), this.numbers.size + 1);
    const last = entries.at(-1);
    const found = new Set<number>(
      entries.filter((one) => one.role === 'client').map((one) => this.numbers.get(keyOf(one.role, one.span))!),
    );
    const texts = new Map<string, readonly Edit[]>();
    const extra = this.shown(found);
    for (const source of this.sources) {
      const { edits, found: here } = pointsIn(source.unit, source.text, {
        number: (role, span) => this.numbers.get(keyOf(role, span)) ?? (this.stops.has(keyOf(role, span)) ? STOP : undefined),
        last: failure.kind === 'after' && last ? last : undefined,
        narrow: (name) => this.known.narrow.get(name),
      });
      for (const one of here) found.add(one);
      texts.set(source.path, [
        ...extra.filter((one) => one.file === source.path),
        ...foreignAnnotations(source.unit, this.known.names),
        ...this.opened(source),
        ...edits,
      ]);
    }
    const missing = entries.find((one) => !found.has(this.numbers.get(keyOf(one.role, one.span))!));
    if (missing && missing !== last)
      throw new NotJava(`there is no place in Java to wait before this: ${missing.reported} (line ${this.line(missing.span)})`);
    if (missing && failure.kind !== 'exception') throw new NotJava('there is no place in Java to look at what fails');
    const kept = entries.filter((one) => one !== missing);
    const steps = kept.map((one) => ({
      thread: one.thread,
      place: this.numbers.get(keyOf(one.role, one.span))!,
      reported: one.role === 'client' ? one.reported : `line ${this.line(one.span)}: ${one.reported}`,
      starts: this.startedBy(one),
    }));
    const culprit = this.run.steps.at(-1)?.thread ?? 0;
    const { packageName, folder } = placeOf(this.sources, MAIN);
    const { expects, atEnd } = this.expectations();
    // What goes wrong inside of the library is shown where it is called.
    const shownAt =
      [violation.span, last?.span, violation.related[0]?.span].find((span) => this.sources.some((one) => one.path === span?.file)) ??
      violation.span;
    const main = mainClass({
      packageName,
      name: MAIN,
      client: this.client,
      placeOf: (step) => this.numbers.get(keyOf('client', { file: '', start: step, end: step })),
      steps,
      ended: this.ended,
      culprit,
      reported: `${violation.code} at ${baseName(shownAt.file)}:${this.line(shownAt)}: ${violation.message}`,
      expects,
      atEnd,
    });
    const files = this.sources.map((source) => ({
      path: folder + fileName(source),
      text: edited(source.text, [...texts.get(source.path)!, ...this.insertions(source)]),
    }));
    return {
      kind: 'program',
      main: packageName === '' ? MAIN : `${packageName}.${MAIN}`,
      files: [...files, { path: `${folder}${MAIN}.java`, text: main }],
    };
  }

  /** What the client calls, and the classes it makes objects of, are not private in the program. */
  private opened(source: Source): readonly Edit[] {
    const places = new Set<number>();
    const open = (
      one: { readonly modifiers: MethodDecl['modifiers']; readonly span: Span; readonly name: { readonly span: Span } } | undefined,
    ): void => {
      if (!one || one.span.file !== source.path || !one.modifiers.words.includes('private')) return;
      const word = /\bprivate\b/.exec(withoutComments(source.text.slice(one.span.start, one.name.span.start)));
      if (word) places.add(one.span.start + word.index);
    };
    for (const one of this.client.called) {
      open(this.declarationOf(one));
      for (let name = one.owner; name !== ''; name = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : '')
        open(this.known.types.get(name));
    }
    return [...places].map((start) => ({ start, end: start + 'private'.length, make: () => '' }));
  }

  private startedBy(entry: Entry): number {
    const step = this.run.steps[entry.step]!;
    return step.instruction?.kind === 'call' && step.instruction.call.mode === 'start' ? step.before.threads.length : 0;
  }

  private line(span: Span): number {
    const source = this.sources.find((one) => one.path === span.file);
    return source ? new LineIndex(source.text).position(span.start).line : 0;
  }

  private names(inside: string, variable: Names['variable'], tid: string, old: Names['old']): Names {
    return { fields: this.model.fields, isLibrary: (name) => this.model.isLibrary.has(name), inside, variable, tid, old };
  }

  // ---------------------------------------------------------------- what is looked at inside of methods

  /** Edits that look at an assertion, at the begin or at the end of a method. */
  private shown(found: Set<number>): readonly (Edit & { readonly file: string })[] {
    const { failure, violation } = this;
    if (failure.kind === 'assertion') {
      const statement = this.assertionAt(violation.span);
      const source = this.sources.find((one) => one.path === violation.span.file)!;
      const entry = this.entries.at(-1)!;
      const number = this.numbers.get(keyOf(entry.role, entry.span));
      if (!statement || number === undefined) throw new NotJava('the assertion is not a statement of its own');
      const at = commentStart(source.text, statement.span.start);
      found.add(number);
      const text = javaOf(failure.expr, this.names(failure.procedure.owner, localName, 'Thread.currentThread()', undefined));
      return [{ file: source.path, start: at, end: at, make: () => `if (${FORCED}.isLast(${number})) ${FORCED}.show(${text}); ` }];
    }
    if (failure.kind !== 'exit' && failure.kind !== 'entry') return [];
    const declared = this.declarationOf(failure.procedure);
    const source = this.sources.find((one) => one.path === failure.procedure.nameSpan.file);
    const body = declared?.body;
    if (!declared || !source || !body || declared.isConstructor) throw new NotJava('the clause belongs to a constructor');
    const olds: string[] = [];
    const old = (text: string): string => {
      if (!olds.includes(text)) olds.push(text);
      return `calvin$old${olds.indexOf(text)}`;
    };
    const variable = (name: string): string | undefined => (name === '$result' ? 'calvin$result' : localName(name));
    const clause = javaOf(
      failure.clause.expr,
      this.names(failure.procedure.owner, variable, 'Thread.currentThread()', failure.kind === 'exit' ? old : undefined),
    );
    if (failure.kind === 'entry')
      return [
        {
          file: source.path,
          start: body.span.start + 1,
          end: body.span.start + 1,
          make: () => ` if (${FORCED}.isLast()) ${FORCED}.show(${clause});`,
        },
      ];
    const entry = this.entries.at(-1)!;
    const number = this.numbers.get(keyOf(entry.role, entry.span));
    if (number === undefined) throw new NotJava('the end of the method is not reached');
    found.add(number);
    const slice = (from: number, to: number): string => flat(withoutComments(source.text.slice(from, to))) ?? '';
    const { params, typeParams, returnType, modifiers, throws } = declared;
    const name = `${declared.name.name}$calvin`;
    const generics = typeParams.length === 0 ? '' : `<${slice(typeParams[0]!.span.start, typeParams.at(-1)!.span.end)}> `;
    const header =
      `private ${modifiers.words.includes('static') ? 'static ' : ''}${generics}${slice(returnType.span.start, returnType.span.end)} ${name}(${params.length === 0 ? '' : slice(params[0]!.span.start, params.at(-1)!.span.end)})` +
      (throws.length === 0 ? '' : ` throws ${slice(throws[0]!.span.start, throws.at(-1)!.span.end)}`);
    const call = `${name}(${params.map((one) => one.name.name).join(', ')});`;
    const taken = olds.map((text, index) => `var calvin$old${index} = ${text}; `).join('');
    const look = `if (${FORCED}.isLast(${number})) ${FORCED}.show(${clause});`;
    const wrapper =
      returnType.kind === 'void'
        ? `{ ${taken}${call} ${look} } `
        : `{ ${taken}var calvin$result = ${call} ${look} return calvin$result; } `;
    return [
      {
        file: source.path,
        start: body.span.start,
        end: body.span.end,
        make: (text) => `${wrapper}${header} ${text(body.span.start, body.span.end)}`,
      },
    ];
  }

  // ---------------------------------------------------------------- what main is told

  private expectations(): { readonly expects: string; readonly atEnd: string } {
    const { failure } = this;
    switch (failure.kind) {
      case 'exception':
        return {
          expects: `${FORCED}.expect(${JSON.stringify(failure.type)}, ${JSON.stringify(`${fileName(this.sources.find((one) => one.path === this.violation.span.file) ?? this.sources[0]!)}:${this.line(this.violation.span)}`)});`,
          atEnd: '',
        };
      case 'finals': {
        const { predicted, members, java } = finalsOf(this.model, this.run, this.client, this.known);
        for (const [owner, text] of members) this.add(owner, text);
        return { expects: '', atEnd: `${FORCED}.compare(${JSON.stringify(predicted)}, ${java});` };
      }
      case 'before':
      case 'after': {
        const olds: string[] = [];
        const text = javaOf(
          failure.expr,
          this.names(
            failure.owner,
            (name) => (name === 'this' && !failure.isStatic ? 'this' : undefined),
            'calvin$tid',
            (value) => {
              if (!olds.includes(value)) olds.push(value);
              return `calvin$old${olds.indexOf(value)}`;
            },
          ),
        );
        const taken = olds.map((value, index) => `var calvin$old${index} = ${value}; `).join('');
        this.add(
          failure.owner,
          `${failure.isStatic ? 'static ' : ''}java.util.function.BooleanSupplier calvin$clause(Thread calvin$tid) { ${taken}return () -> ${text}; }`,
        );
        const objects = this.client.objects.filter((one) =>
          failure.object ? one.ref === failure.object : this.model.isSubclass(one.className, failure.owner),
        );
        if (!failure.isStatic && objects.length === 0) throw new NotJava('the object that it is about is made while the threads run');
        const all = failure.isStatic
          ? `${failure.owner}.calvin$clause(t)`
          : `${FORCED}.all(${objects.map((one) => `${one.name}.calvin$clause(t)`).join(', ')})`;
        if (!this.run.steps.some((one) => one.before.isRunning))
          return {
            expects: `${FORCED}.judge(java.util.stream.Stream.of(first).map(t -> ${all}).allMatch(java.util.function.BooleanSupplier::getAsBoolean));`,
            atEnd: '',
          };
        return { expects: `${FORCED}.expect${failure.kind === 'before' ? 'Before' : 'After'}(${failure.others}, t -> ${all});`, atEnd: '' };
      }
      default:
        return { expects: '', atEnd: '' };
    }
  }

  private add(owner: string, text: string): void {
    this.members.set(owner, [...(this.members.get(owner) ?? []), text]);
  }

  private insertions(source: Source): readonly Edit[] {
    return [...this.members].flatMap(([owner, texts]): readonly Edit[] => {
      const type = this.known.types.get(owner);
      if (!type) throw new NotJava(`\`${owner}\` is no class of these files`);
      if (type.span.file !== source.path) return [];
      if (type.kind === 'interface') throw new NotJava(`\`${owner}\` cannot be looked into`);
      return [{ start: type.span.end - 1, end: type.span.end - 1, make: () => `${type.kind === 'enum' ? '; ' : ' '}${texts.join(' ')} ` }];
    });
  }
}

/** A user's call of a library method whose inner step has an entry of its own. */
function isLibraryCallFollowed(entries: readonly Entry[], index: number): boolean {
  const one = entries[index]!;
  const next = entries.slice(index + 1).find((each) => each.thread === one.thread);
  return next !== undefined && next.role === 'call' && next.span.start === one.span.start && next.span.end === one.span.end;
}

function localName(name: string): string | undefined {
  const plain = name.replace(/#.*$/, '');
  return plain.includes('$') ? undefined : plain;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Where the comment begins that the specification stands in. */
function commentStart(text: string, at: number): number {
  const found = Math.max(text.lastIndexOf('/*@', at), text.lastIndexOf('//@', at));
  return found < 0 ? at : found;
}
