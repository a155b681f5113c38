/**
 * The next instruction of a path: all ways on, each with its condition. Calls are entered, so what is unfolded has none; what waits has its
 * guard; what the program asserts becomes ways that go wrong.
 * Neighbours: `unfold.ts` cuts paths into transitions; `prefix.ts` runs what comes before the threads.
 */
import type { Assertion, Call, Clause, Location, Operation, Procedure } from '../plato/ir';
import { EXCEPTION_VARIABLE, HOLDER_FIELD, OBJECT_CLASS, RESULT_VARIABLE, START_FIELD, THROWABLE_CLASS } from '../plato/ir';
import { someExpr } from '../plato/substitute';
import type { Span } from '../base/span';
import type { Instruction } from '../oracle/code';
import { actionIn } from '../oracle/words';
import { cases, condition, each, evaluate, indices, objects, present, read, refuseLambdaMonitor, type Scope } from './evaluate';
import type { Heap } from './heap';
import { assume, NotModelled, placeInProgram, top, withCell, withLocal, withTop, type Frame, type Ground, type Path } from './path';
import { constant, equation, isConstant, ONE, sameLinear, variable, ZERO, type Linear } from './linear';

export interface Machine {
  readonly heap: Heap;
  readonly ground: Ground;
  readonly tid: Linear;
  /** They call others only where what these require holds. */
  readonly clients: ReadonlySet<Procedure>;
  /** Gives the number of a new object; `at` is where it is made. */
  make(className: string, length: number | undefined, path: Path, span: Span): number;
  /** A thread begins with the procedure. */
  start(procedure: Procedure, args: readonly Linear[], thread: Linear, span: Span): void;
  /** The thread of this object is waited for. */
  joins(thread: number): void;
}

export interface Failure {
  readonly path: Path;
  readonly assertion: Pick<Assertion, 'code' | 'message' | 'span'>;
}

export interface Stepped {
  readonly next: readonly Path[];
  readonly failures: readonly Failure[];
  /** Paths on which the thread has come to its end. */
  readonly ended: readonly Path[];
}

const NOTHING: Stepped = { next: [], failures: [], ended: [] };
const MOST_CALLS = 20;

export function instructionAt(path: Path): Instruction {
  const { code, pc } = top(path);
  return code.instructions[pc]!;
}

/** Throws `NotModelled` with a place in the program. */
export function step(machine: Machine, path: Path): Stepped {
  try {
    return stepOf(machine, path);
  } catch (error) {
    const place = error instanceof NotModelled ? placeInProgram(path.frames) : undefined;
    if (!(error instanceof NotModelled) || !place) throw error;
    throw new NotModelled(`${error.reason}, in \`${place.library}\``, place.span, error.isOfLoop);
  }
}

function stepOf(machine: Machine, path: Path): Stepped {
  const one = instructionAt(path);
  const { pc } = top(path);
  const only = (next: Path): Stepped => ({ ...NOTHING, next: [next] });
  switch (one.kind) {
    case 'goto':
      return only(withTop(path, { pc: one.to }));
    case 'choice':
      return { ...NOTHING, next: one.to.map((to) => withTop(path, { pc: to })) };
    case 'atomic':
      return only({ ...withTop(path, { pc: pc + 1 }), atomic: path.atomic + 1 });
    case 'endAtomic':
      return only({ ...withTop(path, { pc: pc + 1 }), atomic: path.atomic - 1 });
    case 'check':
      return clauses(
        machine,
        withTop(path, { pc: pc + 1 }),
        one.invariants,
        'loop-invariant',
        (text) => `\`${text}\` does not hold at this arrival at the loop`,
        top(path).locals,
      );
    case 'op':
      return operation(machine, path, one.op);
    case 'call':
      return call(machine, path, one.call);
    case 'action':
      throw new NotModelled('an action in the place of a body', one.action.span);
    case 'return':
    case 'throw':
      return leave(machine, path, one.kind);
  }
}

function scopeOf(machine: Machine, span: Span, locals?: ReadonlyMap<string, Linear>, before?: Path): Scope {
  return { heap: machine.heap, ground: machine.ground, tid: machine.tid, span, ...(locals && { locals }), ...(before && { before }) };
}

function clauses(
  machine: Machine,
  path: Path,
  list: readonly Clause[],
  code: Assertion['code'],
  message: (text: string) => string,
  locals: ReadonlyMap<string, Linear>,
): Stepped {
  let open: readonly Path[] = [path];
  const failures: Failure[] = [];
  for (const clause of list) {
    if (someExpr(clause.expr, (part) => 'when' in part && part.when === 'pre'))
      throw new NotModelled(`\`${clause.text}\`, which speaks of two moments`, clause.span);
    const scope = scopeOf(machine, clause.span, locals);
    for (const at of open)
      for (const wrong of condition(clause.expr, false, at, scope))
        failures.push({ path: wrong, assertion: { code, message: message(clause.text), span: clause.span } });
    open = each(open, (at) => condition(clause.expr, true, at, scope));
  }
  return { next: open, failures, ended: [] };
}

// ---------------------------------------------------------------- operations

function operation(machine: Machine, path: Path, op: Operation): Stepped {
  // A static initializer that fails has been looked at before the threads begin.
  if (op.thrownBy || isLambdaAgain(machine.heap, op)) return NOTHING;
  const scope = scopeOf(machine, op.span);
  const failures: Failure[] = [];
  let open: readonly Path[] = [path];
  for (const assertion of op.asserts) {
    for (const at of open)
      for (const wrong of condition(assertion.expr, false, at, scope)) failures.push({ path: noted(wrong, op), assertion });
    open = each(open, (at) => condition(assertion.expr, true, at, scope));
  }
  if (op.guard) {
    const { guard } = op;
    open = each(open, (at) => condition(guard, true, at, scope));
  }
  const next = each(open, (at) => assigned(machine, at, op, scope)).flatMap((at) =>
    held(machine, path, noted(withTop(at, { pc: top(path).pc + 1 }), op), op),
  );
  return { next, failures, ended: [] };
}

/**
 * A lambda gives an object that is there already, with the same values in it: what differs from a new one is its identity alone, and where
 * that matters `evaluate.ts` refuses (docs/soundness/infer.md#what-safe-rests-on, item 5).
 */
function isLambdaAgain(heap: Heap, { havocs: [target, ...others], assigns, post }: Operation): boolean {
  return (
    target?.kind === 'local' &&
    target.type.kind === 'ref' &&
    others.length === 0 &&
    assigns.length === 0 &&
    heap.isLambda(target.type.className) &&
    post?.kind === 'binary' &&
    post.op === '&&' &&
    post.right.kind === 'exactType' &&
    post.right.operand.kind === 'var' &&
    post.right.operand.name === target.name
  );
}

/** Keeps in mind which monitors the thread holds. One that it has not taken is none that it finds itself to hold. */
function held(machine: Machine, before: Path, path: Path, op: Operation): readonly Path[] {
  if (op.role !== 'acquire' && op.role !== 'release') return [path];
  const now = new Set(path.held);
  for (const { target } of op.assigns) {
    if (target.kind !== 'field' || target.field !== HOLDER_FIELD) continue;
    for (const { value } of objects(target.object, OBJECT_CLASS, path, scopeOf(machine, op.span))) {
      const { key } = machine.heap.fieldCell(value.constant, HOLDER_FIELD);
      const isOwn = sameLinear(path.store.get(key) ?? (path.held.has(key) ? machine.tid : ZERO), machine.tid);
      const found = path.guard.some((atom) => sameLinear(atom.linear, equation(variable(key), machine.tid).linear));
      if (isOwn && found && !before.held.has(key)) return [];
      if (isOwn) now.add(key);
      else now.delete(key);
    }
  }
  return [{ ...path, held: now }];
}

function noted(path: Path, op: Operation): Path {
  return op.description === '' ? path : { ...path, steps: [...path.steps, { span: op.span, action: actionIn(op.description) }] };
}

/** All assignments at once, of values in the state before. */
function assigned(machine: Machine, before: Path, op: Operation, scope: Scope): readonly Path[] {
  type Pending = {
    readonly path: Path;
    readonly writes: readonly { readonly location: Location; readonly key: string | undefined; readonly value: Linear }[];
  };
  let open: readonly Pending[] = [{ path: before, writes: [] }];
  for (const { target, value } of op.assigns) {
    open = each(open, ({ path, writes }) =>
      each(places(target, path, scope), ({ path: at, key }) =>
        each(evaluate(value, at, scope), (found) =>
          splitReferences(target, key, found.value, found.path, scope).map((one) => ({
            path: one.path,
            writes: [...writes, { location: target, key, value: one.value }],
          })),
        ),
      ),
    );
  }
  for (const target of op.havocs) {
    const name = machine.ground.fresh();
    const range = target.type.kind === 'bool' ? [ZERO, ONE] : [variable(name)];
    open = each(open, ({ path, writes }) =>
      each(places(target, path, scope), ({ path: at, key }) =>
        range.map((value) => ({
          path: isConstant(value) ? at : { ...at, inputs: [...at.inputs, name] },
          writes: [...writes, { location: target, key, value }],
        })),
      ),
    );
  }
  let done: readonly { readonly path: Path; readonly base: Path }[] = open.map(({ path, writes }) => {
    let result = path;
    // What an earlier target's split has found out holds for all values.
    for (const { location, key, value } of writes) result = written(machine, result, location, key, value, op.span);
    return { path: result, base: path };
  });
  const { allocates, post } = op;
  if (allocates) {
    const { className, length, target } = allocates;
    done = each(done, ({ path, base }) =>
      each<{ path: Path; value: Linear | undefined }, { path: Path; base: Path }>(
        length ? evaluate(length, path, scope) : [{ path, value: undefined }],
        ({ path: at, value }) => {
          if (value && !isConstant(value)) throw new NotModelled('an array of a length that is not known', op.span);
          const id = machine.make(className, value?.constant, at, op.span);
          return [{ path: withLocal(at, target, constant(id)), base }];
        },
      ),
    );
  }
  if (!post) return done.map((one) => one.path);
  return each(done, ({ path, base }) => condition(post, true, path, { ...scope, before: base }));
}

/** Which object a reference is, is part of where the thread stands: so a value of a reference is one path for each. */
function splitReferences(
  target: Location,
  key: string | undefined,
  value: Linear,
  path: Path,
  scope: Scope,
): readonly { readonly path: Path; readonly value: Linear }[] {
  if (target.type.kind !== 'ref' || isConstant(value) || stays(key, value)) return [{ path, value }];
  const { className } = target.type;
  if (scope.ground.references(value.terms[0]![0]) === undefined && !scope.heap.ofClass(className).length) return [{ path, value }];
  return cases(value, className, path, scope);
}

function written(machine: Machine, path: Path, location: Location, key: string | undefined, value: Linear, span: Span): Path {
  if (location.kind === 'local') return withLocal(path, location.name, value);
  if (key === undefined || stays(key, value)) return path;
  const cell = machine.heap.cellOf(key);
  if (cell.type.kind === 'float' || cell.type.kind === 'map')
    throw new NotModelled(cell.type.kind === 'float' ? 'a floating point number' : 'a ghost map', span);
  refuseLambdaMonitor(machine.heap, cell, span);
  machine.ground.wrote(key, value);
  return withCell(path, key, value);
}

/** What is written is what stands there. */
function stays(key: string | undefined, value: Linear): boolean {
  return key !== undefined && value.constant === 0 && value.terms.length === 1 && value.terms[0]![0] === key && value.terms[0]![1] === 1;
}

/** Where a location is; `key` undefined: a local, or nowhere. */
function places(location: Location, path: Path, scope: Scope): readonly { readonly path: Path; readonly key: string | undefined }[] {
  switch (location.kind) {
    case 'local':
      return [{ path, key: undefined }];
    case 'static':
      return [{ path, key: scope.heap.staticCell(location.field).key }];
    case 'field':
      return objects(location.object, OBJECT_CLASS, path, scope).map(({ path: at, value }) => ({
        path: at,
        key: value.constant === 0 ? undefined : scope.heap.fieldCell(value.constant, location.field).key,
      }));
    case 'elem':
      return each(objects(location.array, OBJECT_CLASS, path, scope), ({ path: at, value }) =>
        indices(location.index, value.constant, at, scope).map(({ path: now, value: index }) => ({
          path: now,
          key: index === undefined ? undefined : scope.heap.elementCell(value.constant, index).key,
        })),
      );
  }
}

// ---------------------------------------------------------------- calls

function call(machine: Machine, path: Path, made: Call): Stepped {
  const scope = scopeOf(machine, made.span);
  let open: readonly { readonly path: Path; readonly args: readonly Linear[] }[] = [{ path, args: [] }];
  for (const arg of made.args)
    open = each(open, ({ path: at, args }) =>
      each(evaluate(arg, at, scope), ({ path: now, value }) => [{ path: now, args: [...args, value] }]),
    );
  const results = open.map(({ path: at, args }) => callOf(machine, at, made, args));
  return {
    next: results.flatMap((one) => one.next),
    failures: results.flatMap((one) => one.failures),
    ended: results.flatMap((one) => one.ended),
  };
}

function callOf(machine: Machine, path: Path, made: Call, args: readonly Linear[]): Stepped {
  const procedure = targetOf(machine.heap, made, args);
  if (!procedure) throw new NotModelled(`${actionIn(made.description)}, of which it is not known what runs`, made.span);
  const onward = withTop(path, { pc: top(path).pc + 1 });
  const isThread = made.mode === 'start' && args.length > procedure.params.length;
  const given = new Map(procedure.params.map((parameter, index) => [parameter.name, args[index] ?? ZERO]));
  if (made.mode === 'start') {
    machine.start(procedure, isThread ? args.slice(0, -1) : args, args.at(-1) ?? ZERO, made.span);
    return { ...NOTHING, next: [onward] };
  }
  const asked = top(path).code.procedure.isTrusted ? [] : procedure.requires;
  const required = clauses(
    machine,
    path,
    asked,
    'precondition',
    (text) => `\`${procedure.display}\` requires \`${text}\`, which does not hold here`,
    given,
  );
  const entry = machine.clients.has(top(path).code.procedure) ? { ...required, failures: [] } : required;
  const results = entry.next.map(
    (at): Stepped =>
      procedure.body === undefined && procedure.unsupported.length === 0
        ? withoutBody(machine, at, made, procedure, args)
        : { ...NOTHING, next: [entered(machine, at, procedure, given, made.span)] },
  );
  return { next: results.flatMap((one) => one.next), failures: [...entry.failures, ...results.flatMap((one) => one.failures)], ended: [] };
}

/** The path at the beginning of a procedure's body. */
export function entered(machine: Machine, path: Path, procedure: Procedure, given: ReadonlyMap<string, Linear>, span: Span): Path {
  if (procedure.performs || procedure.actions) throw new NotModelled(`\`${procedure.display}\`, which is known by its actions`, span);
  const code = machine.heap.model.code(procedure);
  if (!code)
    throw new NotModelled(
      `\`${procedure.display}\`, which is not translated${procedure.unsupported[0] ? ` (${procedure.unsupported[0].reason})` : ''}`,
      procedure.unsupported[0]?.span ?? span,
    );
  if (path.frames.length >= MOST_CALLS) throw new NotModelled('calls nested deeply', span);
  const locals = new Map<string, Linear>();
  for (const variable of [...procedure.params, ...procedure.locals]) locals.set(variable.name, given.get(variable.name) ?? ZERO);
  return { ...path, frames: [...path.frames, { code, pc: 0, locals }] };
}

function targetOf(heap: Heap, made: Call, args: readonly Linear[]): Procedure | undefined {
  if (made.targets.length === 1) return heap.model.procedure(made.targets[0]!.procedure);
  const className = heap.object(args[0]?.constant ?? 0)?.className;
  const target = made.targets.find((one) => className !== undefined && one.classes.includes(className));
  return target && heap.model.procedure(target.procedure);
}

/** Methods of Thread that do nothing to what threads share. Nobody is interrupted: what interrupts is not modelled. */
const IDLE = /^java\.lang\.Thread\.(yield|onSpinWait|sleep|setName|setPriority|setDaemon)\(/;

function withoutBody(machine: Machine, path: Path, made: Call, procedure: Procedure, args: readonly Linear[]): Stepped {
  const onward = withTop(path, { pc: top(path).pc + 1 });
  if (procedure.id === 'java.lang.Thread.join()') {
    const thread = args[0] ?? ZERO;
    if (!isConstant(thread)) throw new NotModelled('waiting for a thread that is not known', made.span);
    machine.joins(thread.constant);
    const scope = scopeOf(machine, made.span);
    const ended = assume(onward, equation(read(onward, machine.heap.endedCell(thread.constant).key, 'post', scope), ONE));
    // One that has not been started is not waited for.
    const unstarted = assume(onward, equation(read(onward, machine.heap.fieldCell(thread.constant, START_FIELD).key, 'post', scope), ZERO));
    return {
      ...NOTHING,
      next: present([ended, unstarted]).map((after) => ({
        ...after,
        steps: [...after.steps, { span: made.span, action: made.description }],
      })),
    };
  }
  if (/^java\.lang\.Thread\.join\(.+\)$/.test(procedure.id)) {
    const [, millis, ...others] = args;
    // After any time it goes on, whether the thread has ended or not: as if it had not waited. No limit at all is another matter.
    if (millis && others.length === 0 && isConstant(millis) && millis.constant > 0) return { ...NOTHING, next: [onward] };
    throw new NotModelled('`join` with a time limit that is not a positive number of milliseconds', made.span);
  }
  if (procedure.id === 'java.lang.Thread.currentThread()')
    return { ...NOTHING, next: [made.result === undefined ? onward : withLocal(onward, made.result, machine.tid)] };
  const isSilent =
    IDLE.test(procedure.id) ||
    (procedure.isTrusted &&
      procedure.result === undefined &&
      procedure.modifies?.length === 0 &&
      !procedure.mayThrow &&
      procedure.mayWait !== true &&
      procedure.ensures.length === 0 &&
      made.userCode === undefined);
  if (isSilent) return { ...NOTHING, next: [onward] };
  throw new NotModelled(
    `${actionIn(made.description) || `a call of \`${procedure.display}\``}, of which only a specification is known`,
    made.span,
  );
}

function leave(machine: Machine, path: Path, how: 'return' | 'throw'): Stepped {
  const frame = top(path);
  const { procedure } = frame.code;
  const value = frame.locals.get(how === 'return' ? RESULT_VARIABLE : EXCEPTION_VARIABLE) ?? ZERO;
  const checked = procedure.isTrusted ? { next: [path], failures: [] } : exitClauses(machine, path, frame, how, value);
  const ended: Path[] = [];
  const next = checked.next.flatMap((at): readonly Path[] => {
    const caller = at.frames.at(-2);
    if (!caller) {
      ended.push({ ...at, frames: [] });
      return [];
    }
    // A class is initialized before a step that uses it, which is taken then.
    if (procedure.kind === 'staticInitializer') {
      if (how === 'throw') throw new NotModelled('a static initializer that throws', procedure.nameSpan);
      return [{ ...at, frames: at.frames.slice(0, -1) }];
    }
    const made = caller.code.instructions[caller.pc]!;
    if (made.kind !== 'call') throw new NotModelled('a return to nowhere', procedure.nameSpan);
    const pc = how === 'return' ? caller.pc + 1 : made.onThrow;
    if (pc === undefined) throw new NotModelled(`an exception that leaves \`${procedure.display}\` where none is expected`, made.call.span);
    const name = how === 'return' ? made.call.result : made.call.thrown?.variable;
    const locals = name === undefined ? caller.locals : new Map(caller.locals).set(name, value);
    return [{ ...at, frames: [...at.frames.slice(0, -2), { ...caller, pc, locals }] }];
  });
  return { next, failures: checked.failures, ended };
}

function exitClauses(
  machine: Machine,
  path: Path,
  frame: Frame,
  how: 'return' | 'throw',
  value: Linear,
): Pick<Stepped, 'next' | 'failures'> {
  const { procedure } = frame.code;
  const thrown = how === 'throw' ? (machine.heap.object(value.constant)?.className ?? THROWABLE_CLASS) : '';
  const list =
    how === 'return'
      ? procedure.ensures
      : procedure.exsures.filter((one) => machine.heap.model.isSubclass(thrown, one.className)).map((one) => one.clause);
  return clauses(
    machine,
    path,
    list,
    'postcondition',
    (text) => `\`${text}\` does not hold when \`${procedure.display}\` ${how === 'return' ? 'returns' : 'throws'}`,
    frame.locals,
  );
}
