/**
 * `toString`, `equals`, `canEqual` and `hashCode` as `@ToString`, `@EqualsAndHashCode`, `@Data` and `@Value` write them: they ask the
 * getters of the object, or read its fields, without any lock.
 * Why they are written out: they run in whatever thread prints an object or looks it up, and race like the same methods written by hand.
 * Neighbours: `expand.ts`; `included.ts` knows what they are about; `builders.ts` has the builder shown.
 */
import type { Expr, JavaAnnotation, MethodDecl, Stmt, TypeRef } from '../syntax/ast';
import type { Generated } from './accessors';
import { EQUALS, includedIn, TO_STRING, valueOf, type Included } from './included';
import { booleanArgument, find } from './names';
import { isWritten, type NamedSubject } from './subject';
import { Tree } from './tree';

/** Those that nobody has written. `accessors`: the getters that are generated. */
export function objectMethodsOf(subject: NamedSubject, accessors: readonly Generated[]): readonly MethodDecl[] {
  const { decl, methods } = subject;
  const of = (own: string): JavaAnnotation | undefined =>
    [own, 'lombok.Data', 'lombok.Value'].map((one) => find(decl.modifiers.annotations, one)).find((one) => one !== undefined);
  const [shown, compared] = [of(TO_STRING), of(EQUALS)];
  const made: MethodDecl[] = [];
  if (shown !== undefined && !isWritten(methods, ['toString'], 0))
    made.push(new Writing(subject, accessors, shown, TO_STRING).toStringMethod());
  // One of the two alone would not fit what somebody wrote.
  if (compared !== undefined && !isWritten(methods, ['equals'], 1) && !isWritten(methods, ['hashCode'], 0))
    made.push(...new Writing(subject, accessors, compared, EQUALS).comparing());
  return made;
}

class Writing {
  private readonly tree: Tree;
  /** The arguments speak of these methods only where the annotation is about nothing else. */
  private readonly own: JavaAnnotation | undefined;
  private readonly included: readonly Included[];

  constructor(
    private readonly subject: NamedSubject,
    private readonly accessors: readonly Generated[],
    annotation: JavaAnnotation,
    kind: string,
  ) {
    this.tree = new Tree(annotation);
    this.own = annotation.name === kind ? annotation : undefined;
    this.included = includedIn(subject, this.own, kind);
  }

  private value(object: Expr, included: Included): Expr {
    const generated = booleanArgument(this.own, 'doNotUseGetters') === true ? 'fields only' : this.accessors;
    return valueOf(this.tree, this.subject, generated, object, included);
  }

  private get callsSuper(): boolean {
    return booleanArgument(this.own, 'callSuper') === true;
  }

  toStringMethod(): MethodDecl {
    const {
      tree,
      subject: { decl },
    } = this;
    const above: readonly Part[] = this.callsSuper
      ? [{ label: 'super', value: tree.call(undefined, 'toString', [], true), type: tree.type('java.lang.String') }]
      : [];
    return showing(tree, decl.name.name, [
      ...above,
      ...this.included.map((one) => ({ label: one.member.name.name, value: this.value(tree.this, one), type: one.type })),
    ]);
  }

  comparing(): readonly MethodDecl[] {
    const {
      tree,
      subject: { decl, methods },
    } = this;
    const isSealedOff = decl.modifiers.words.includes('final') && decl.superclass === undefined;
    const asksOther = !isSealedOff || isWritten(methods, ['canEqual'], 1);
    const other = (): Expr => tree.name('other');
    const unequal = (cond: Expr): Stmt => tree.if(cond, tree.return(tree.boolean(false)));
    const object = tree.type('java.lang.Object');
    const isOfClass = (name: string): Expr => ({
      kind: 'instanceof',
      operand: tree.name(name),
      type: tree.anyOf(decl),
      binding: undefined,
      span: tree.span,
    });
    const equals = tree.method({
      name: 'equals',
      words: ['public'],
      returnType: tree.primitive('boolean'),
      params: [tree.parameter('o', object)],
      body: [
        tree.if(tree.binary('==', tree.name('o'), tree.this), tree.return(tree.boolean(true))),
        unequal(tree.not(isOfClass('o'))),
        tree.local(tree.anyOf(decl), 'other', { kind: 'cast', type: tree.anyOf(decl), operand: tree.name('o'), span: tree.span }),
        ...(asksOther ? [unequal(tree.not(tree.call(other(), 'canEqual', [tree.this])))] : []),
        ...(this.callsSuper ? [unequal(tree.not(tree.call(undefined, 'equals', [tree.name('o')], true)))] : []),
        ...this.included.map((one) => unequal(this.differs(one, other()))),
        tree.return(tree.boolean(true)),
      ],
    });
    const canEqual = tree.method({
      name: 'canEqual',
      words: ['protected'],
      returnType: tree.primitive('boolean'),
      params: [tree.parameter('other', object)],
      body: [tree.return(isOfClass('other'))],
    });
    return [equals, ...(isSealedOff || isWritten(methods, ['canEqual'], 1) ? [] : [canEqual]), this.hashCodeMethod()];
  }

  private differs(included: Included, other: Expr): Expr {
    const { tree } = this;
    const { type } = included;
    const [mine, its] = [this.value(tree.this, included), this.value(other, included)];
    if (type.kind === 'array') return tree.not(ofArrays(tree, type, 'equals', 'deepEquals', [mine, its]));
    if (type.kind !== 'primitive') return tree.not(tree.call(tree.path('java.util.Objects'), 'equals', [mine, its]));
    const isFloating = type.name === 'float' || type.name === 'double';
    return tree.binary(
      '!=',
      ...(isFloating
        ? ([tree.call(tree.path(`java.lang.${type.name === 'float' ? 'Float' : 'Double'}`), 'compare', [mine, its]), tree.int(0)] as const)
        : ([mine, its] as const)),
    );
  }

  private hashCodeMethod(): MethodDecl {
    const { tree } = this;
    const result = (): Expr => tree.name('result');
    const start = this.callsSuper ? tree.call(undefined, 'hashCode', [], true) : tree.int(1);
    const steps = this.included.flatMap((one): readonly Stmt[] => {
      const { type, member } = one;
      const value = this.value(tree.this, one);
      const add = (hash: Expr): Stmt => tree.assign(result(), tree.binary('+', tree.binary('*', result(), tree.int(59)), hash));
      if (type.kind === 'primitive' || type.kind === 'array') return [add(this.hashOf(type, value))];
      // Read once, whoever sets it meanwhile.
      const local = member.kind === 'field' ? `$${member.name.name}` : `$$${member.name.name}`;
      const hash = tree.call(tree.path('java.util.Objects'), 'hashCode', [tree.name(local)]);
      return [
        tree.local(tree.type('java.lang.Object'), local, value),
        add(tree.conditional(tree.binary('==', tree.name(local), tree.null), tree.int(43), hash)),
      ];
    });
    return tree.method({
      name: 'hashCode',
      words: ['public'],
      returnType: tree.primitive('int'),
      body: [tree.local(tree.primitive('int'), 'result', start), ...steps, tree.return(result())],
    });
  }

  private hashOf(type: TypeRef & { readonly kind: 'array' | 'primitive' }, value: Expr): Expr {
    const { tree } = this;
    if (type.kind === 'array') return ofArrays(tree, type, 'hashCode', 'deepHashCode', [value]);
    switch (type.name) {
      case 'boolean':
        return tree.conditional(value, tree.int(79), tree.int(97));
      // Of the box, which has the same.
      case 'long':
      case 'float':
      case 'double':
        return tree.call(tree.path('java.util.Objects'), 'hashCode', [value]);
      default:
        return value;
    }
  }
}

/** What is shown under a label. */
export interface Part {
  readonly label: string;
  readonly value: Expr;
  readonly type: TypeRef;
}

/** `toString` of a class with a name, which shows all parts in order. */
export function showing(tree: Tree, name: string, parts: readonly Part[]): MethodDecl {
  const words = parts.reduce<Expr>(
    (before, { label, value, type }, index) => {
      const labelled = tree.binary('+', before, tree.string(`${index === 0 ? '' : ', '}${label}=`));
      return tree.binary('+', labelled, shown(tree, value, type));
    },
    tree.string(`${name}(`),
  );
  return tree.method({
    name: 'toString',
    words: ['public'],
    returnType: tree.type('java.lang.String'),
    body: [tree.return(tree.binary('+', words, tree.string(')')))],
  });
}

function shown(tree: Tree, value: Expr, type: TypeRef): Expr {
  if (type.kind === 'array') return ofArrays(tree, type, 'toString', 'deepToString', [value]);
  return type.kind === 'primitive' ? value : tree.call(tree.path('java.util.Objects'), 'toString', [value]);
}

function ofArrays(tree: Tree, { element }: TypeRef & { readonly kind: 'array' }, flat: string, deep: string, args: readonly Expr[]): Expr {
  return tree.call(tree.path('java.util.Arrays'), element.kind === 'primitive' ? flat : deep, args);
}
