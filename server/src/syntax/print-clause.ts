/**
 * Prints clauses of specifications in their first spelling (docs/specifications.md): for hovers, messages and quick fixes.
 * Neighbours: `print-spec.ts` prints the expressions in them.
 */
import { exhausted } from '../base/exhausted';
import { clauseKeyword } from './clause-keywords';
import { printSpecExpr, printTypeRef } from './print-spec';
import type { FrameItem, PerformsProgram, SpecClause } from './spec-ast';

/** The clause without comment signs and without a closing `;`. */
export function printSpecClause(clause: SpecClause): string {
  const keyword = clauseKeyword(clause);
  switch (clause.kind) {
    case 'discipline':
      return `${keyword}${clause.indices.map((index) => `[${index.name}]`).join('')} ${printSpecExpr(clause.expr)}`;
    case 'ghost': {
      const disciplines = clause.disciplines.length === 0 ? [] : [`/*@ ${clause.disciplines.map(printSpecClause).join('; ')} */`];
      const init = clause.init === undefined ? '' : ` = ${printSpecExpr(clause.init)}`;
      return [keyword, ...disciplines, ...clause.modifiers, printTypeRef(clause.type), `${clause.name.name}${init}`].join(' ');
    }
    case 'exsures':
      return `${keyword} (${printTypeRef(clause.exception)}${clause.name === undefined ? '' : ` ${clause.name.name}`}) ${printSpecExpr(clause.expr)}`;
    case 'modifies':
      return `${keyword} ${printFrame(clause.frame)}`;
    case 'action': {
      const label = clause.label === undefined ? '' : ` ${printLabel(clause.label)}`;
      const frame = clause.frame.length === 0 ? '' : ` also_modifies ${printFrame(clause.frame)}`;
      return `${keyword}${label}:${frame} ensures ${printSpecExpr(clause.ensures)}`;
    }
    case 'performs':
      return `${keyword} ${printProgram(clause.program)}`;
    case 'witness':
      return `${keyword} ${printLabel(clause.label)}`;
    case 'set':
      return `${keyword} ${printSpecExpr(clause.target)} = ${printSpecExpr(clause.value)}`;
    case 'nowarn':
      return `${keyword} ${clause.codes.map((code) => code.name).join(', ')}`;
    case 'envAssumption':
    case 'globalInvariant':
    case 'axiom':
    case 'requires':
    case 'ensures':
    case 'decreases':
    case 'assert':
    case 'assume':
    case 'loopInvariant':
      return `${keyword} ${printSpecExpr(clause.expr)}`;
    case 'nonNull':
    case 'threadLocal':
    case 'helper':
    case 'unreachable':
    case 'atomic':
    case 'notUsed':
      return keyword;
    case 'error':
      return '?';
    default:
      return exhausted(clause);
  }
}

export function printFrame(frame: readonly FrameItem[]): string {
  return frame.length === 0
    ? '\\nothing'
    : frame
        .map((item) => {
          switch (item.kind) {
            case 'location':
              return printSpecExpr(item.expr);
            case 'allElements':
              return `${printSpecExpr(item.array)}[*]`;
            case 'allFields':
              return `${printSpecExpr(item.object)}.*`;
            default:
              exhausted(item);
          }
        })
        .join(', ');
}

const PROGRAM_STRENGTH: Readonly<Record<PerformsProgram['kind'], number>> = { choice: 1, seq: 2, star: 3, act: 4, skip: 4 };

function printProgram(program: PerformsProgram, least = 1): string {
  const text = printProgramBare(program);
  return PROGRAM_STRENGTH[program.kind] < least ? `(${text})` : text;
}

function printProgramBare(program: PerformsProgram): string {
  switch (program.kind) {
    case 'act': {
      const label = program.label === undefined ? '' : ` ${printLabel(program.label)}`;
      return `action${label} (${program.frame.length === 0 ? '' : printFrame(program.frame)}) { ${printSpecExpr(program.body)} }`;
    }
    case 'skip':
      return 'skip';
    case 'seq':
      return program.parts.map((part) => printProgram(part, 3)).join('; ');
    case 'choice':
      return program.parts.map((part) => printProgram(part, 2)).join(' [] ');
    case 'star':
      return `${printProgram(program.body, 3)}*`;
  }
}

function printLabel(label: string): string {
  return `"${label.replace(/["\\]/g, '\\$&')}"`;
}
