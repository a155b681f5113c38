/**
 * A class and its clients as a program: one object, and two threads that call its methods as often as they like with any arguments.
 * Two are enough to find what protects the class. That it does so among any number of clients is not concluded from them: it is proved by Check 1 with the annotations
 * that are found (docs/soundness/infer.md#what-safe-rests-on, item 6).
 * Neighbours: `extract.ts` unfolds it like any other `main`.
 */
import type { Call, Expr, Operation, Procedure, Program, Stmt, Variable } from '../plato/ir';
import { THREAD_CLASS } from '../plato/ir';
import type { Entry } from './entries';

const CLIENT = 'calvin.Client.run()';
const START = 'calvin.Client.main(java.lang.String[])';

export interface ClientProgram {
  readonly program: Program;
  readonly main: Procedure;
}

/** Undefined where an object cannot be made, or a method takes what no client can give here; `reason` says which. */
export function clientProgram(program: Program, entry: Entry): ClientProgram | { readonly reason: string } {
  const owner = program.classes.find((one) => one.name === entry.className)!;
  const span = owner.span;
  const methods = program.procedures.filter((one) => one.owner === owner.name && one.kind === 'method' && one.isChecked && one.body !== undefined);
  const hindered = methods.find((one) => one.params.slice(one.isStatic ? 0 : 1).some(({ type }) => type.kind !== 'int' && type.kind !== 'bool'));
  if (hindered) return { reason: `\`${hindered.display}\`, whose arguments are objects` };
  const makers = program.procedures.filter((one) => one.owner === owner.name && one.kind === 'constructor' && one.unsupported.length === 0 && one.params.slice(1).every(({ type }) => type.kind === 'int' || type.kind === 'bool'));
  const maker = [...makers].sort((a, b) => a.params.length - b.params.length)[0];
  if (owner.isAbstract || !maker) return { reason: `\`${owner.display}\`, of which no object can be made here` };
  const self: Variable = { name: 'this', type: { kind: 'ref', className: owner.name } };
  const locals = new Map<string, Variable>();
  const op = (changes: Partial<Operation>): Stmt => ({ kind: 'op', op: { asserts: [], guard: undefined, assigns: [], havocs: [], post: undefined, allocates: undefined, role: 'local', description: '', span, within: [], ...changes } });
  const calls = (procedure: Procedure, first: readonly Expr[]): readonly Stmt[] => {
    const given = procedure.params.slice(first.length).map(({ name, type }): Variable => ({ name: `${procedure.id}.${name}`, type }));
    for (const one of given) locals.set(one.name, one);
    const called: Call = {
      kind: 'call', mode: 'call', targets: [{ procedure: procedure.id, classes: [owner.name] }], args: [...first, ...given.map((one): Expr => ({ kind: 'var', ...one }))],
      result: undefined, thrown: procedure.mayThrow ? { variable: '$exception', label: '$next' } : undefined, description: `calls \`${procedure.display}\``, span: procedure.nameSpan, within: [],
    };
    return [...given.map((one) => op({ havocs: [{ kind: 'local', ...one }] })), called];
  };
  const own: Expr = { kind: 'var', ...self };
  const branches = methods.map((one): Stmt => ({ kind: 'seq', stmts: calls(one, one.isStatic ? [] : [own]) }));
  const exception: Variable = { name: '$exception', type: { kind: 'ref', className: 'java.lang.Throwable' } };
  const common = { owner: owner.name, kind: 'method', result: undefined, mayThrow: false, requires: [], ensures: [], exsures: [], modifies: undefined, isAbstract: false, isHelper: false, isChecked: false, isTrusted: false, unsupported: [], hasSpecErrors: false, hasSyntaxErrors: false, restsOn: [], span, nameSpan: span } as const;
  const client: Procedure = {
    ...common, id: CLIENT, display: 'client', isStatic: false, params: [self], entry: undefined, beginsThread: true, locals: [...locals.values(), exception],
    body: { kind: 'loop', invariants: [], decreases: [], span, body: { kind: 'block', label: '$next', body: { kind: 'choice', branches } } },
  };
  locals.clear();
  const threads = [1, 2].map((number): Variable => ({ name: `client${number}`, type: { kind: 'ref', className: THREAD_CLASS } }));
  const made: Variable = { name: 'object', type: self.type };
  const object: Expr = { kind: 'var', ...made };
  const start: Procedure = {
    ...common, id: START, display: 'clients', isStatic: true, params: [], entry: undefined,
    body: { kind: 'seq', stmts: [
      op({ allocates: { target: made.name, className: owner.name, length: undefined } }), ...calls(maker, [object]),
      ...threads.map((one) => op({ allocates: { target: one.name, className: THREAD_CLASS, length: undefined } })),
      ...threads.map((one): Call => ({
        kind: 'call', mode: 'start', targets: [{ procedure: CLIENT, classes: [owner.name] }], args: [object, { kind: 'var', ...one }], result: undefined, thrown: undefined, description: 'begins', span, within: [],
      })),
    ] },
    locals: [made, ...threads, ...locals.values(), exception],
  };
  return { program: { ...program, procedures: [...program.procedures, client, start] }, main: start };
}

