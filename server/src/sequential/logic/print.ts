/**
 * Sequential programs as text, for `--dump sequential`: one statement a line, formulas in prefix form as the prover gets them.
 * Neighbours: `ir.ts`.
 */
import { exhausted } from '../../base/exhausted';
import { printableLines } from '../../base/shown';
import type { Fact, Sequential, SequentialProgram } from './ir';
import type { Term } from './terms';

export function printSequential(program: SequentialProgram): string {
  const lines = [`check ${program.name}`, ...program.background.map((fact) => `  background ${printFact(fact)}`)];
  print(program.body, '  ', lines);
  // The literals of a program are names here.
  return printableLines(lines);
}

function print(stmt: Sequential, indent: string, lines: string[]): void {
  const line = (text: string): void => {
    lines.push(`${indent}${text}`);
  };
  switch (stmt.kind) {
    case 'assign':
      return line(`${stmt.variable.name} := ${printTerm(stmt.value)}`);
    case 'havoc':
      return line(`havoc ${stmt.variables.map((variable) => variable.name).join(', ')}`);
    case 'assume':
      return line(`assume ${printFact(stmt.fact)}`);
    case 'assert':
      return line(`assert[${stmt.obligation.code}] ${printTerm(stmt.condition)}`);
    case 'candidate':
      return line(`candidate ${stmt.switch.name}: ${printTerm(stmt.condition)}`);
    case 'reach':
      return line(`reach ${stmt.point.group}`);
    case 'mark':
      return line(`// ${stmt.mark.thread === 'this' ? 'this thread' : 'other threads'}: ${stmt.mark.action}`);
    case 'seq':
      for (const part of stmt.parts) print(part, indent, lines);
      return;
    case 'choice':
      stmt.branches.forEach((branch, index) => {
        line(index === 0 ? 'choose {' : '} or {');
        print(branch, `${indent}  `, lines);
      });
      return line('}');
    case 'block':
      line(`block ${stmt.label} {`);
      print(stmt.body, `${indent}  `, lines);
      return line('}');
    case 'exit':
      return line(`exit ${stmt.label}`);
    default:
      exhausted(stmt);
  }
}

function printFact(fact: Fact): string {
  return fact.kind === 'term' ? printTerm(fact.term) : `for all ${fact.className} ${fact.variable.name}: ${printTerm(fact.body)}`;
}

export function printTerm(term: Term): string {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'symbol':
      return term.name.includes(' ') ? `\`${term.name}\`` : term.name;
    case 'quantifier':
      return `(${term.which} ${term.variables.map((variable) => variable.name).join(' ')}. ${printTerm(term.body)})`;
    case 'apply':
      return term.args.length === 0 ? term.op : `(${term.op} ${term.args.map(printTerm).join(' ')})`;
  }
}
