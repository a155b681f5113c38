/**
 * Plato programs as text. What is printed is what is checked: `parse.ts` reads it back to the same program, spans included.
 * Without a program (`printProcedure`, `printStmt`) the text is for people: no spans, no types that follow from declarations, simple names.
 * Neighbours: `print-stmt.ts`, `print-expr.ts`, `notation.ts`.
 *
 * A span is `@start-end` in the file of the declaration around it, `@2:start-end` in the file that the table at the top numbers 2;
 * nothing at all is a span where there is no source (`@-` where another one follows).
 */
import { lastPart } from '../base/dotted-name';
import type {
  ClassClause,
  ClassDecl,
  Clause,
  Discipline,
  FieldDecl,
  FrameItem,
  Performs,
  PerformsTree,
  Procedure,
  Program,
  Variable,
} from './ir';
import { ELEMENTS } from './footprint';
import { classText, fieldTable, nameText, qualifiedText, scopeWith, typeText } from './notation';
import type { FieldTable, Scope } from './notation';
import { exprText, fieldText as fieldName, locationText } from './print-expr';
import { Spans, indent, stmtText } from './print-stmt';
import type { Context } from './print-stmt';
import { ref } from './ir';

/** The whole program; `parseProgram` gives it back. */
export function printProgram(program: Program): string {
  const spans = new Spans();
  const fields = fieldTable(program.fields);
  const parts = [
    ...program.classes.map((declaration) => classDeclText(declaration, spans)),
    ...program.fields.map((field) => fieldText(field, fields, spans)),
    ...program.envAssumptions.map((clause) => classClauseText('env_assumption', clause, fields, spans)),
    ...program.invariants.map((clause) => classClauseText('global_invariant', clause, fields, spans)),
    ...program.axioms.map((clause) => classClauseText('axiom', clause, fields, spans)),
    ...program.procedures.map((procedure) => `\n${procedureText(procedure, fields, spans)}`),
  ];
  return `${[...spans.fileTable(), '', ...parts].join('\n')}\n`;
}

/** A procedure for people; `mark` gives what is written in front of a statement. */
export function printProcedure(procedure: Procedure, mark?: Context['mark']): string {
  return procedureText(procedure, undefined, undefined, mark);
}

function flagsText(flags: Readonly<Record<string, boolean>>): string {
  return Object.entries(flags)
    .filter(([, isSet]) => isSet)
    .map(([flag]) => ` ${flag}`)
    .join('');
}

function classDeclText(declaration: ClassDecl, spans: Spans): string {
  const { name, display, superclass, interfaces } = declaration;
  spans.enter(declaration.span);
  return (
    (declaration.isInterface ? 'interface ' : 'class ') +
    classText(name) +
    (display === lastPart(name) ? '' : ` as ${JSON.stringify(display)}`) +
    (superclass === undefined ? '' : ` extends ${classText(superclass)}`) +
    (interfaces.length === 0 ? '' : ` implements ${interfaces.map(classText).join(', ')}`) +
    flagsText({
      final: declaration.isFinal,
      abstract: declaration.isAbstract,
      library: declaration.isLibrary,
      thread_local: declaration.isThreadLocal,
      unknown_supers: declaration.hasUnknownSupers === true,
      model: declaration.isModel === true,
      private: declaration.isPrivate === true,
    }) +
    spans.own(declaration.span)
  );
}

function fieldText(field: FieldDecl, fields: FieldTable, spans: Spans): string {
  spans.enter(field.span);
  const isRegular = field.id === `${field.owner}.${field.name}` && !field.name.includes('.');
  const scope: Scope = { fields, variables: new Map([['this', ref(field.owner)]]) };
  const head =
    `field ${qualifiedText(field.id)}: ${typeText(field.type)}` +
    (isRegular ? '' : ` owner ${classText(field.owner)} name ${JSON.stringify(field.name)}`) +
    flagsText({
      static: field.isStatic,
      final: field.isFinal,
      volatile: field.isVolatile,
      ghost: field.isGhost,
      private: field.isPrivate === true,
      read_by_name: field.isReadByName === true,
      cache: field.isCache === true,
      non_null: field.isNonNull,
      declared: field.isDeclaredNonNull === true,
      stays_non_null: field.staysNonNull === true,
    }) +
    (field.contentsOf === undefined ? '' : ` contents_of ${qualifiedText(field.contentsOf)}`) +
    (field.constant ? ` constant ${exprText(field.constant, 0, 'one', scope)}` : '') +
    spans.own(field.span, field.nameSpan);
  return [head, ...field.disciplines.map((discipline) => `  ${disciplineText(discipline, scope, spans)}`)].join('\n');
}

function disciplineText(discipline: Discipline, scope: Scope, spans: Spans): string {
  const { keyword, indices, clause, found } = discipline;
  const bound = indices.map((index) => `[${variableText(index)}]`).join('');
  return `${keyword}${bound} ${clauseText(clause, 'one', scopeWith(scope, indices), spans)}${found === undefined ? '' : ` found ${JSON.stringify(JSON.stringify(found))}`}`;
}

function classClauseText(keyword: string, { owner, usesThis, clause }: ClassClause, fields: FieldTable, spans: Spans): string {
  spans.enter(clause.span);
  const scope: Scope = { fields, variables: new Map(usesThis ? [['this', ref(owner)]] : []) };
  const stores = keyword === 'env_assumption' ? 'two' : 'one';
  const text = `${exprText(clause.expr, 0, stores, scope)} ${JSON.stringify(clause.text)}${spans.own(clause.span)}`;
  return `${keyword} ${usesThis ? '' : 'static '}${classText(owner)}: ${text}`;
}

function clauseText(clause: Clause, stores: 'one' | 'two', scope: Scope | undefined, spans: Spans | undefined): string {
  const source = spans ? ` ${JSON.stringify(clause.text)}${spans.text(clause.span)}` : '';
  return exprText(clause.expr, 0, stores, scope) + source;
}

function variableText({ name, type }: Variable): string {
  return `${nameText(name)}: ${typeText(type)}`;
}

function localText(local: Variable): string {
  return variableText(local) + (local.role === undefined ? '' : ` as ${local.role}`);
}

const KIND_WORDS = { method: 'method', constructor: 'constructor', staticInitializer: 'static_initializer' } as const;

function procedureText(procedure: Procedure, fields: FieldTable | undefined, spans: Spans | undefined, mark?: Context['mark']): string {
  spans?.enter(procedure.span);
  const scope: Scope | undefined = fields && scopeWith({ fields, variables: new Map() }, [...procedure.params, ...procedure.locals]);
  const context: Context = { scope, spans, ...(mark && { mark }) };
  const clause = (value: Clause, stores: 'one' | 'two'): string => clauseText(value, stores, scope, spans);

  const head =
    `procedure ${qualifiedText(procedure.id)} as ${JSON.stringify(procedure.display)} in ${classText(procedure.owner)}` +
    ` ${KIND_WORDS[procedure.kind]} (${procedure.params.map(variableText).join(', ')})` +
    (procedure.result ? ` returns ${typeText(procedure.result)}` : '') +
    flagsText({
      static: procedure.isStatic,
      mayThrow: procedure.mayThrow,
      abstract: procedure.isAbstract,
      helper: procedure.isHelper,
      checked: procedure.isChecked,
      trusted: procedure.isTrusted,
      begins_thread: procedure.beginsThread === true,
      called_back: procedure.isCalledBack === true,
      lambda: procedure.isLambda === true,
      run_at_once: procedure.isRunAtOnce === true,
      asserts: procedure.asserts === true,
      foreign: procedure.isForeign === true,
      gives_up_monitors: procedure.givesUpMonitors === true,
      gives_up_locks: procedure.givesUpLocks === true,
      takes_locks: procedure.takesLocks === true,
      keeps_arrays: procedure.keepsArrays === true,
      keeps_anything: procedure.keepsAnything === true,
      forgets_arrays: procedure.forgetsArrays === true,
      may_wait: procedure.mayWait === true,
      mutates: procedure.mutates === true,
      opaque: procedure.isOpaque === true,
      computed: procedure.isComputed === true,
      hasSpecErrors: procedure.hasSpecErrors,
      hasSyntaxErrors: procedure.hasSyntaxErrors,
    }) +
    (spans?.own(procedure.span, procedure.nameSpan) ?? '');
  return [
    head,
    ...(procedure.locals.length > 0 ? [`  locals ${procedure.locals.map(localText).join(', ')}`] : []),
    ...(procedure.entry ? [`  entry ${exprText(procedure.entry, 0, 'one', scope)}`] : []),
    ...procedure.requires.map((value) => `  requires ${clause(value, 'one')}`),
    ...procedure.ensures.map((value) => `  ensures ${clause(value, 'two')}`),
    ...procedure.exsures.map((value) => `  exsures ${classText(value.className)}: ${clause(value.clause, 'two')}`),
    ...(procedure.modifies ? [`  modifies {${procedure.modifies.map((item) => frameItemText(item, scope, spans)).join(', ')}}`] : []),
    ...(procedure.performs ? performsLines(procedure.performs, scope, spans).map((line) => `  ${line}`) : []),
    ...(procedure.actions ?? []).map(
      ({ label, frame, condition, span }) =>
        `  action ${JSON.stringify(label)} {${frame.map((item) => frameItemText(item, scope, spans)).join(', ')}} ${clause(condition, 'two')}${spans?.text(span) ?? ''}`,
    ),
    ...procedure.unsupported.map(
      ({ reason, span, isInBody }) =>
        `  unsupported ${isInBody === true ? 'in_body ' : ''}${JSON.stringify(reason)}${spans?.text(span) ?? ''}`,
    ),
    ...procedure.restsOn.map((fact) => `  rests_on ${JSON.stringify(fact)}`),
    ...(spans ? (procedure.tries ?? []) : []).map((one) => `  handled ${JSON.stringify(JSON.stringify(one))}`),
    ...(procedure.body ? [indent(`body ${stmtText(procedure.body, context)}`)] : []),
  ].join('\n');
}

/** The actions by number, then the program of numbers. */
function performsLines({ actions, tree, span }: Performs, scope: Scope | undefined, spans: Spans | undefined): readonly string[] {
  return [
    ...actions.map(
      (action) =>
        `performs_action ${JSON.stringify(action.label)} {${action.frame.map((item) => frameItemText(item, scope, spans)).join(', ')}} ` +
        `${clauseText(action.condition, 'two', scope, spans)}${spans?.text(action.span) ?? ''}`,
    ),
    `performs ${treeText(tree)}${spans?.text(span) ?? ''}`,
  ];
}

function treeText(tree: PerformsTree): string {
  switch (tree.kind) {
    case 'action':
      return String(tree.index);
    case 'skip':
      return 'skip';
    case 'star':
      return `star ${treeText(tree.body)}`;
    default:
      return `${tree.kind} (${tree.parts.map(treeText).join(', ')})`;
  }
}

function frameItemText(item: FrameItem, scope: Scope | undefined, spans: Spans | undefined): string {
  const span = spans?.text(item.span) ?? '';
  switch (item.kind) {
    case 'location':
      return locationText(item.location, scope) + span;
    case 'entry':
      return `${locationText(item.map, scope)}${[item.key, ...(item.inner ?? [])].map((key) => `{${exprText(key, 0, 'one', scope)}}`).join('')}${span}`;
    case 'allElements':
      return `${exprText(item.array, 10, 'one', scope)}[*]${span}`;
    case 'allFields':
      return `${exprText(item.object, 10, 'one', scope)}.*${span}`;
    case 'everywhere':
      return item.field.startsWith(ELEMENTS)
        ? `*[${item.field.slice(ELEMENTS.length)}]${span}`
        : `*.${fieldName(item.field, scope)}${span}`;
  }
}
