/**
 * Internal consistency of Plato: what every pass may take for granted of a program. A violation is a mistake of ours, never of the user;
 * the procedure it is in must not be verified.
 * Why: a label that leads nowhere or an operation with two shared accesses would not crash the later passes, it would make them wrong.
 * Neighbours: `validate-expr.ts`, `validate-operation.ts`; used by tests and by the pipeline on demand.
 */
import { namesResult } from './frame-result';
import { onceFor } from '../base/once-for';
import { exhausted } from '../base/exhausted';
import { EXCEPTION_VARIABLE, RESULT_VARIABLE, RETURN_LABEL, THROW_LABEL, ref } from './ir';
import type { Call, ClassClause, FrameItem, Procedure, Program, Stmt, Type, Variable } from './ir';
import {
  checkClass,
  checkExpr,
  checkExprOf,
  checkLocation,
  checkPredicateNow,
  checkType,
  siteWith,
  tablesOf,
  typesAgree,
} from './validate-expr';
import type { Site, Tables } from './validate-expr';
import { checkOperation } from './validate-operation';
import { ELEMENT_STORES } from './footprint';
import { typeOf } from './type-of';
import { labelsOf } from './rename';

/** All violations in a program, each with the declaration it is in; empty where it is consistent. */
export function validateProgram(program: Program): string[] {
  return [...validateDeclarations(program), ...program.procedures.flatMap((procedure) => validateProcedure(program, procedure))];
}

/** The violations in classes, fields and clauses of class bodies, and names that are declared twice. */
export function validateDeclarations(program: Program): string[] {
  const problems: string[] = [];
  const tables = tablesOf(program);
  const site = (where: string, variables: readonly Variable[] = []): Site =>
    siteWith({ tables, variables: new Map(), complain: (problem) => problems.push(`${where}: ${problem}`) }, variables);
  const reportRepeated = (what: string, names: readonly string[]): void => {
    for (const name of repeated(names)) problems.push(`${what} \`${name}\` is declared twice`);
  };

  reportRepeated(
    'class',
    program.classes.map((declaration) => declaration.name),
  );
  reportRepeated(
    'field',
    program.fields.map((field) => field.id),
  );
  reportRepeated(
    'procedure',
    program.procedures.map((procedure) => procedure.id),
  );
  for (const declaration of program.classes) {
    const here = site(`class ${declaration.name}`);
    if (declaration.superclass !== undefined) checkClass(declaration.superclass, here);
    for (const parent of declaration.interfaces) checkClass(parent, here);
  }
  for (const field of program.fields) {
    const here = site(`field ${field.id}`, field.isStatic ? [] : [{ name: 'this', type: ref(field.owner) }]);
    checkClass(field.owner, here);
    checkType(field.type, here);
    if (field.constant) checkExpr(field.constant, here);
    for (const discipline of field.disciplines) checkPredicateNow(discipline.clause.expr, siteWith(here, discipline.indices));
  }
  const checkClassClause = (kind: string, value: ClassClause, isAction: boolean): void => {
    const here = site(`${kind} of ${value.owner}`, value.usesThis ? [{ name: 'this', type: ref(value.owner) }] : []);
    checkClass(value.owner, here);
    if (isAction) checkExprOf(value.clause.expr, 'bool', here);
    else checkPredicateNow(value.clause.expr, here);
  };
  for (const value of program.envAssumptions) checkClassClause('environment assumption', value, true);
  for (const value of program.invariants) checkClassClause('invariant', value, false);
  for (const value of program.axioms) checkClassClause('axiom', value, false);
  return problems;
}

/**
 * The violations in one procedure. A body that is not to be used (`unsupported`, errors of syntax or specification) is not looked at.
 * `body` and `locals` can be given in place of the procedure's own: the inlined ones.
 */
export function validateProcedure(program: Program, procedure: Procedure, body = procedure.body, locals = procedure.locals): string[] {
  const problems: string[] = [];
  const complain = (problem: string): void => void problems.push(`${procedure.id}: ${problem}`);
  const entry = siteWith({ tables: tablesCached(program), variables: new Map(), complain }, procedure.params);
  for (const { type } of [...procedure.params, ...locals]) checkType(type, entry);
  if (procedure.hasSpecErrors || procedure.hasSyntaxErrors) return problems;

  checkClass(procedure.owner, entry);
  for (const name of repeated([...procedure.params, ...locals].map((variable) => variable.name)))
    complain(`the variable \`${name}\` is declared twice`);
  const isInstance = !procedure.isStatic && procedure.kind !== 'staticInitializer';
  if (isInstance !== (procedure.params[0]?.name === 'this'))
    complain('`this` must be the first parameter of instance methods and constructors, and of them only');

  // A specification speaks of no other local.
  const exit = siteWith(
    entry,
    locals.filter((local) => local.name === RESULT_VARIABLE || local.name === EXCEPTION_VARIABLE),
  );
  if (procedure.entry) checkPredicateNow(procedure.entry, entry);
  for (const clause of procedure.requires) checkPredicateNow(clause.expr, entry);
  for (const clause of procedure.ensures) checkExprOf(clause.expr, 'bool', exit);
  for (const { className, clause } of procedure.exsures) {
    checkClass(className, exit);
    checkExprOf(clause.expr, 'bool', exit);
  }
  for (const item of procedure.modifies ?? []) checkFrameItem(item, namesResult(item) ? exit : entry);
  for (const action of procedure.performs?.actions ?? []) {
    checkExprOf(action.condition.expr, 'bool', exit);
    for (const item of action.frame) checkFrameItem(item, exit);
  }
  if (procedure.actions && procedure.modifies === undefined) complain('has actions, but nothing says what its other steps may change');
  for (const label of repeated((procedure.actions ?? []).map((action) => action.label)))
    complain(`the action \`${label}\` is declared twice`);
  for (const { frame, condition } of procedure.actions ?? []) {
    for (const item of frame) checkFrameItem(item, entry);
    checkExprOf(condition.expr, 'bool', entry);
  }

  if (!body || procedure.unsupported.length > 0) return problems;
  const result = locals.find((local) => local.name === RESULT_VARIABLE);
  if (procedure.result && (!result || !typesAgree(result.type, procedure.result)))
    complain('the local `$result` does not have the type of the result');
  for (const label of repeated([RETURN_LABEL, THROW_LABEL, ...labelsOf(body)])) complain(`the label \`${label}\` is used twice`);
  const parameters = new Set(procedure.params.map((parameter) => parameter.name));
  checkStmt(body, { site: siteWith(entry, locals), parameters, labels: new Set([RETURN_LABEL, THROW_LABEL]), isAtomic: false });
  return problems;
}

const tablesCached = onceFor((program: Program): Tables => tablesOf(program));

function repeated(names: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) (seen.has(name) ? twice : seen).add(name);
  return [...twice];
}

function checkFrameItem(item: FrameItem, site: Site): void {
  switch (item.kind) {
    case 'location':
      return checkLocation(item.location, site);
    case 'entry': {
      checkLocation(item.map, site);
      let map = item.map.type;
      for (const key of [item.key, ...(item.inner ?? [])]) {
        if (map.kind !== 'map') return site.complain('an entry is named of what is no map');
        checkExprOf(key, map.key.kind, site);
        map = map.value;
      }
      return undefined;
    }
    case 'allElements':
      return checkExprOf(item.array, 'ref', site);
    case 'allFields':
      return checkExprOf(item.object, 'ref', site);
    case 'everywhere':
      if (ELEMENT_STORES.has(item.field)) return undefined;
      return site.tables.fields.get(item.field)?.isStatic === false
        ? undefined
        : site.complain(`there is no field ${item.field} of objects`);
    default:
      exhausted(item);
  }
}

/** Where a statement stands. */
interface Place {
  readonly site: Site;
  readonly parameters: ReadonlySet<string>;
  /** The labels that an exit may leave to. */
  readonly labels: ReadonlySet<string>;
  readonly isAtomic: boolean;
}

function checkStmt(stmt: Stmt, place: Place): void {
  const { site } = place;
  switch (stmt.kind) {
    case 'op':
      return checkOperation(stmt.op, site, place.parameters, place.isAtomic);
    case 'seq':
      return stmt.stmts.forEach((part) => checkStmt(part, place));
    case 'choice':
      if (stmt.branches.length === 0) site.complain('a choice has no branches');
      return stmt.branches.forEach((part) => checkStmt(part, place));
    case 'loop':
      for (const clause of stmt.invariants) checkExprOf(clause.expr, 'bool', site);
      for (const clause of stmt.decreases) checkExprOf(clause.expr, 'int', site);
      return checkStmt(stmt.body, place);
    case 'block':
      return checkStmt(stmt.body, { ...place, labels: new Set([...place.labels, stmt.label]) });
    case 'exit':
      if (!place.labels.has(stmt.label)) site.complain(`an exit to \`${stmt.label}\` is outside its block`);
      return;
    case 'atomic':
      return checkStmt(stmt.body, { ...place, isAtomic: true });
    case 'call':
      return checkCall(stmt, place);
    default:
      exhausted(stmt);
  }
}

function checkCall(call: Call, place: Place): void {
  const { site } = place;
  const complain = (problem: string): void => site.complain(`the call at ${call.span.start}-${call.span.end}: ${problem}`);
  const isAssigned = (name: string | undefined): Type | undefined => {
    if (name === undefined) return undefined;
    const type = site.variables.get(name);
    if (!type) complain(`\`${name}\` is not declared`);
    if (place.parameters.has(name)) complain(`the parameter \`${name}\` is assigned`);
    return type;
  };
  for (const arg of call.args) checkExpr(arg, site);
  const result = isAssigned(call.result);
  const exception = isAssigned(call.thrown?.variable);
  if (exception && exception.kind !== 'ref') complain('the exception is stored in a variable that is no reference');
  if (call.thrown && !place.labels.has(call.thrown.label)) complain(`throws to \`${call.thrown.label}\`, which is outside its block`);
  if (call.targets.length === 0) complain('has no target');
  for (const name of repeated(call.targets.flatMap((target) => target.classes))) complain(`the class \`${name}\` runs several targets`);

  for (const target of call.targets) {
    if (call.targets.length > 1 && target.classes.length === 0) complain(`no class runs \`${target.procedure}\``);
    for (const className of target.classes) checkClass(className, site);
    const procedure = site.tables.procedures.get(target.procedure);
    if (!procedure) {
      complain(`the procedure \`${target.procedure}\` is not declared`);
      continue;
    }
    const namesThread = call.mode === 'start' && call.args.length === procedure.params.length + 1;
    if (procedure.params.length !== call.args.length && !namesThread)
      complain(`gives ${call.args.length} arguments to \`${procedure.id}\`, which has ${procedure.params.length} parameters`);
    procedure.params.forEach(({ name, type }, i) => {
      const arg = call.args[i];
      if (arg && !typesAgree(typeOf(arg), type)) complain(`the argument for \`${name}\` of \`${procedure.id}\` has a wrong type`);
    });
    if (result && (!procedure.result || !typesAgree(result, procedure.result)))
      complain(`\`${call.result}\` does not have the type of the result of \`${procedure.id}\``);
    if ((procedure.mayThrow || call.userCode?.throws) && !call.thrown && call.mode === 'call')
      complain(`nothing is said of the exception of \`${procedure.id}\``);
  }
}
