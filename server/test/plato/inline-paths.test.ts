/**
 * Inlining keeps the paths of a program (calvin-tcs 2.1): the same decisions lead through the same operations, whether calls are entered or
 * their bodies stand in their place. This is what decides whether returns, exceptions and labels go where they must.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { THROW_LABEL } from '../../src/plato/ir';
import type { Call, Procedure, Program, Stmt } from '../../src/plato/ir';
import { inlineCalls } from '../../src/inline/inline';
import { arbitraryProgram, runs } from './arbitrary';

/** The program with every operation and call of an abstraction under a name of its own, which inlining keeps. */
function numbered(program: Program): Program {
  let number = 0;
  const name = (stmt: Stmt): Stmt => {
    switch (stmt.kind) {
      case 'op':
        return { ...stmt, op: { ...stmt.op, description: `#${number++}` } };
      case 'seq':
        return { ...stmt, stmts: stmt.stmts.map(name) };
      case 'choice':
        return { ...stmt, branches: stmt.branches.map(name) };
      case 'loop':
      case 'block':
      case 'atomic':
        return { ...stmt, body: name(stmt.body) };
      case 'call':
        return { ...stmt, description: `#${number++}` };
      case 'exit':
        return stmt;
    }
  };
  return {
    ...program,
    procedures: program.procedures.map((procedure) => ({ ...procedure, body: procedure.body && name(procedure.body) })),
  };
}

class Walk {
  readonly path: string[] = [];
  private decision = 0;
  private steps = 0;

  constructor(
    private readonly procedures: ReadonlyMap<string, Procedure>,
    private readonly decisions: readonly number[],
  ) {}

  /** Runs a statement; gives back the label that it leaves to, if it does not end normally. `stop` where it has taken many steps. */
  run(stmt: Stmt): string | undefined {
    switch (stmt.kind) {
      case 'op':
        if (stmt.op.description.startsWith('#')) return this.step(stmt.op.description);
        return undefined;
      case 'seq':
        for (const part of stmt.stmts) {
          const label = this.run(part);
          if (label !== undefined) return label;
        }
        return undefined;
      case 'choice':
        return this.run(stmt.branches[this.decide(stmt.branches.length)]!);
      case 'loop':
        for (;;) {
          const label = this.step('loop') ?? this.run(stmt.body);
          if (label !== undefined) return label;
        }
      case 'block': {
        const label = this.run(stmt.body);
        return label === stmt.label ? undefined : label;
      }
      case 'atomic':
        return this.run(stmt.body);
      case 'exit':
        return stmt.label;
      case 'call':
        return this.call(stmt);
    }
  }

  private call(call: Call): string | undefined {
    if (call.mode === 'start') return this.step(`${call.description} start`);
    const target = call.targets[call.targets.length > 1 ? this.decide(call.targets.length) : 0]!;
    const callee = this.procedures.get(target.procedure)!;
    if (callee.isAbstract) return this.step(`${call.description} ${callee.id}`);
    const label = this.run(callee.body!);
    return label === 'stop' ? label : label === THROW_LABEL ? call.thrown?.label : undefined;
  }

  private step(name: string): string | undefined {
    this.path.push(name);
    return ++this.steps > 300 ? 'stop' : undefined;
  }

  private decide(bound: number): number {
    return (this.decisions[this.decision++] ?? 0) % bound;
  }
}

test('inlining keeps all paths', () => {
  let compared = 0;
  fc.assert(
    fc.property(arbitraryProgram({ isCallable: true }), fc.array(fc.nat({ max: 11 }), { maxLength: 60 }), (random, decisions) => {
      const program = numbered(random);
      const procedures = new Map(program.procedures.map((procedure) => [procedure.id, procedure]));
      for (const procedure of program.procedures) {
        const { body, diagnostics, unsupported, inlinedProcedures } = inlineCalls(program, procedure, { maxOperations: 3000 });
        if (!procedure.body || diagnostics.length > 0 || unsupported.length > 0) continue;
        const direct = new Walk(procedures, decisions);
        const inlined = new Walk(procedures, decisions);
        assert.equal(inlined.run(body), direct.run(procedure.body));
        assert.deepEqual(inlined.path, direct.path);
        if (inlinedProcedures.length > 0) compared++;
      }
    }),
    runs(500),
  );
  assert.ok(compared > 100, `only ${compared} procedures with inlined calls were compared`);
});
