/**
 * Types and their members, from syntax nodes, with the specifications before, between and within them.
 * Neighbours: `build-methods.ts` and `build-fields.ts` build those members; `build-statements.ts` is below, `parse.ts`
 * above; `placement.ts` says what may stand where.
 */
import type { EnumConstant, Member, TypeDecl, TypeKind } from './ast';
import type { BuildContext } from './build-context';
import { argumentsOf } from './build-expressions';
import { fields } from './build-fields';
import { method, parameters } from './build-methods';
import { block, leftovers } from './build-statements';
import { modifiersOf, typeList, typeParameters, typeRef } from './build-types';
import { clausesOf, dangling, isOfNoPlace, mayStand, misplaced, placed, type Place } from './placement';
import type { SpecClause } from './spec-ast';
import type { Specification } from './specifications';
import { childOf, childOfType, ERROR, namedChildren, TOO_DEEP, type SyntaxNode } from './syntax-node';

const KINDS: ReadonlyMap<string, TypeKind> = new Map(
  Object.entries<TypeKind>({
    class_declaration: 'class',
    interface_declaration: 'interface',
    enum_declaration: 'enum',
    record_declaration: 'record',
    annotation_type_declaration: 'annotation',
  }),
);

const METHODS: ReadonlySet<string> = new Set([
  'method_declaration',
  'constructor_declaration',
  'compact_constructor_declaration',
  'annotation_type_element_declaration',
]);

const FIELDS: ReadonlySet<string> = new Set(['field_declaration', 'constant_declaration']);

export function isTypeDeclaration(node: SyntaxNode): boolean {
  return KINDS.has(node.type);
}

/** `clauses` stand before the declaration. */
export function typeDeclaration(context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[]): TypeDecl {
  const body = context.need(node, 'body');
  const superclass = childOf(node, 'superclass');
  const superclassType = superclass === undefined ? undefined : namedChildren(superclass)[0];
  const recordParameters = childOf(node, 'parameters');
  const recordComponents = recordParameters === undefined ? [] : parameters(context, recordParameters);
  const within = clausesOf(context.specifications.take(node.start, body.start));
  return {
    kind: KINDS.get(node.type) ?? 'class',
    name: context.nameOf(node),
    modifiers: modifiersOf(context, node),
    typeParams: typeParameters(context, node),
    superclass: superclassType === undefined ? undefined : typeRef(context, superclassType),
    interfaces: typeList(context, childOf(node, 'interfaces') ?? childOfType(node, 'extends_interfaces')),
    recordComponents,
    enumConstants: namedChildren(body)
      .filter((child) => child.type === 'enum_constant')
      .map((child) => enumConstant(context, child)),
    members: members(context, body),
    specs: [...clauses, ...placed(context, within, 'class', 'before a class')],
    span: context.span(node),
  };
}

function enumConstant(context: BuildContext, node: SyntaxNode): EnumConstant {
  const body = childOf(node, 'body');
  return {
    name: context.nameOf(node),
    args: argumentsOf(context, childOf(node, 'arguments')),
    body: body === undefined ? undefined : members(context, body),
    span: context.span(node),
  };
}

/** The members in a body `{ ... }` of a class, interface, enum, record, annotation type or anonymous class. */
export function members(context: BuildContext, body: SyntaxNode): readonly Member[] {
  const found: Member[] = context.isBlanked(body) ? [{ kind: 'error', span: context.span(body) }] : [];
  let position = body.start;
  for (const node of memberNodes(body)) {
    const before = splitTrailing(context, context.specifications.take(position, node.start), position, node.start);
    const made = memberWith(context, node, before.leading);
    if (node.type === ERROR) markBroken(found);
    found.push(...before.trailing, ...made);
    position = node.end;
  }
  const { forBody, rest } = ofBody(clausesOf(context.specifications.take(position, body.end)));
  found.push(...forBody);
  const broken = body.hasError;
  const unplaced = broken ? rest : dangling(context, rest);
  found.push(...unplaced.map((clause): Member => ({ kind: 'spec', clause, span: clause.span })));
  return found;
}

/** Broken Java after a method may be a part of it that a wrong brace cut off: the method is not as it was meant. */
function markBroken(found: Member[]): void {
  const last = found[found.length - 1];
  if (last?.kind === 'method') found[found.length - 1] = { ...last, hasErrors: true };
}

/** The declarations of an enum stand one level deeper, after the `;` after its constants. */
function memberNodes(body: SyntaxNode): readonly SyntaxNode[] {
  return body.children
    .filter((child) => child.named)
    .flatMap((child) => (child.type === 'enum_body_declarations' ? child.children.filter((inner) => inner.named) : [child]));
}

/**
 * A specification that stands after a member on the member's last line, with the next member on a later one: it looks
 * as if it were about what is before it, and would be taken for what is after it. That is refused.
 */
function splitTrailing(
  context: BuildContext,
  specifications: readonly Specification[],
  position: number,
  next: number,
): { readonly trailing: readonly Member[]; readonly leading: readonly SpecClause[] } {
  const trailing: Member[] = [];
  const leading: SpecClause[] = [];
  const hasLineBreak = (start: number, end: number) => /[\r\n]/.test(context.text.slice(start, end));
  for (const specification of specifications) {
    const isTrailing =
      context.text[position] !== '{' && !hasLineBreak(position, specification.start) && hasLineBreak(specification.end, next);
    if (!isTrailing) {
      leading.push(...specification.clauses);
      continue;
    }
    const { forBody, rest } = ofBody(specification.clauses);
    const refused = dangling(context, rest, 'it stands at the end of a line, after what it may be about. Put it before that.');
    trailing.push(...forBody, ...refused.map((clause): Member => ({ kind: 'spec', clause, span: clause.span })));
  }
  return { trailing, leading };
}

/** What belongs to the class itself, as members; the rest is about the next member. A discipline before a `ghost` is the ghost's. */
function ofBody(clauses: readonly SpecClause[]): { readonly forBody: readonly Member[]; readonly rest: readonly SpecClause[] } {
  const forBody: Member[] = [];
  const rest: SpecClause[] = [];
  for (const clause of clauses) {
    if (clause.kind === 'error' && clause.isOfClass === true) {
      forBody.push({ kind: 'spec', clause, span: clause.span });
      continue;
    }
    if (isOfNoPlace(clause) || !mayStand(clause, 'class body')) {
      rest.push(clause);
      continue;
    }
    const disciplines: SpecClause[] = [];
    while (clause.kind === 'ghost' && rest.length > 0 && isOfField(rest[rest.length - 1]!)) disciplines.unshift(rest.pop()!);
    const complete = clause.kind === 'ghost' ? { ...clause, disciplines: [...disciplines, ...clause.disciplines] } : clause;
    forBody.push({ kind: 'spec', clause: complete, span: clause.span });
  }
  return { forBody, rest };
}

function isOfField(clause: SpecClause): boolean {
  return clause.kind === 'discipline' || clause.kind === 'nonNull';
}

function memberWith(context: BuildContext, node: SyntaxNode, clauses: readonly SpecClause[]): readonly Member[] {
  const { forBody, rest } = ofBody(clauses);
  const span = context.span(node);
  const spec = (clause: SpecClause): Member => ({ kind: 'spec', clause, span: clause.span });
  if (node.type === ERROR || node.type === TOO_DEEP) {
    // What stands before a broken member was meant for it; nothing more can be said.
    return [...forBody, { kind: 'error', span }];
  }
  if (METHODS.has(node.type)) return [...forBody, method(context, node, placedBefore(context, rest, 'method', 'a method'))];
  if (FIELDS.has(node.type)) return [...forBody, ...fields(context, node, placedBefore(context, rest, 'field', 'a field'))];
  if (isTypeDeclaration(node)) {
    const own = placedBefore(context, rest, 'class', 'a class');
    return [...forBody, { kind: 'type', decl: typeDeclaration(context, node, own), span }];
  }
  const refused = rest
    .filter((clause) => clause.kind !== 'nowarn')
    .map((clause) =>
      spec(
        isOfNoPlace(clause)
          ? clause
          : misplaced(context, clause, node.type === 'enum_constant' ? 'before an enum constant' : 'before an initializer'),
      ),
    );
  // Its arguments and its body have been built, and have taken what is theirs.
  if (node.type === 'enum_constant')
    return [...forBody, ...refused, ...leftovers(context, node.start, node.end, context.isBroken(node)).map(spec)];
  if (node.type !== 'block' && node.type !== 'static_initializer') {
    if (!node.hasError) context.javaError(node, 'This cannot stand in the body of a class.');
    return [...forBody, ...refused, { kind: 'error', span }];
  }
  const bodyNode = node.type === 'block' ? node : (childOfType(node, 'block') ?? node);
  const body = block(context, bodyNode);
  const unplaced = leftovers(context, node.start, node.end, context.isBroken(node)).map(spec);
  return [...forBody, ...refused, { kind: 'initializer', isStatic: node.type === 'static_initializer', body, span }, ...unplaced];
}

function placedBefore(context: BuildContext, clauses: readonly SpecClause[], place: Place, what: string): readonly SpecClause[] {
  return placed(context, clauses, place, `before ${what}`);
}
