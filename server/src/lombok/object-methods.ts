/**
 * `toString`, `equals`, `canEqual` and `hashCode` as `@ToString`, `@EqualsAndHashCode`, `@Data` and `@Value` write them: they ask the getters of the object, or read its fields, without any lock.
 * Why they are written out: they run in whatever thread prints an object or looks it up, and race like the same methods written by hand.
 * Neighbours: `expand.ts`; `accessors.ts` knows the getters.
 */
import type { Expr, FieldDecl, JavaAnnotation, MethodDecl, Stmt, TypeRef } from '../syntax/ast';
import { getterName } from './accessors';
import { booleanArgument, find, marked, stringsArgument } from './names';
import { isOfObject, isWritten, type Subject } from './subject';
import { Tree } from './tree';

const TO_STRING = 'lombok.ToString';
const EQUALS = 'lombok.EqualsAndHashCode';

/** Those that nobody has written. `accessors`: the getters that are generated. */
export function objectMethodsOf(subject: Subject, accessors: readonly MethodDecl[]): readonly MethodDecl[] {
  const { decl, methods } = subject;
  const of = (own: string): JavaAnnotation | undefined => [own, 'lombok.Data', 'lombok.Value'].map((one) => find(decl.modifiers.annotations, one)).find((one) => one !== undefined);
  const [shown, compared] = [of(TO_STRING), of(EQUALS)];
  const made: MethodDecl[] = [];
  if (shown !== undefined && !isWritten(methods, ['toString'], 0)) made.push(new Writing(subject, accessors, shown, TO_STRING).toStringMethod());
  // One of the two alone would not fit what somebody wrote.
  if (compared !== undefined && !isWritten(methods, ['equals'], 1) && !isWritten(methods, ['hashCode'], 0)) made.push(...new Writing(subject, accessors, compared, EQUALS).comparing());
  return made;
}

class Writing {
  private readonly tree: Tree;
  /** The arguments speak of these methods only where the annotation is about nothing else. */
  private readonly own: JavaAnnotation | undefined;

  constructor(private readonly subject: Subject, private readonly accessors: readonly MethodDecl[], annotation: JavaAnnotation, private readonly kind: string) {
    this.tree = new Tree(annotation);
    this.own = annotation.name === kind ? annotation : undefined;
  }

  private get fields(): readonly FieldDecl[] {
    const { fields } = this.subject;
    const only = stringsArgument(this.own, 'of');
    const excluded = stringsArgument(this.own, 'exclude');
    const isExplicit = booleanArgument(this.own, 'onlyExplicitlyIncluded') === true;
    return fields.filter((one) => {
      const { annotations, words } = one.modifiers;
      if (!isOfObject(one) || marked(annotations, `${this.kind}.Exclude`) || excluded.includes(one.name.name)) return false;
      if (only.length > 0) return only.includes(one.name.name);
      return marked(annotations, `${this.kind}.Include`) || (!isExplicit && !(this.kind === EQUALS && words.includes('transient')));
    });
  }

  /** What an object says its field is. */
  private value(object: Expr, field: FieldDecl): Expr {
    const { methods } = this.subject;
    const name = getterName(this.subject, field);
    const getter = booleanArgument(this.own, 'doNotUseGetters') === true ? undefined : [...methods, ...this.accessors].find((one) => one.name.name === name && one.params.length === 0 && !one.modifiers.words.includes('static'));
    return getter === undefined ? this.tree.select(object, field.name.name) : this.tree.call(object, name);
  }

  private get callsSuper(): boolean {
    return booleanArgument(this.own, 'callSuper') === true;
  }

  toStringMethod(): MethodDecl {
    const { tree, subject: { decl } } = this;
    const parts: readonly (readonly [string, Expr])[] = [
      ...(this.callsSuper ? [['super=', tree.call(undefined, 'toString', [], true)] as const] : []),
      ...this.fields.map((field) => [`${field.name.name}=`, this.shown(field)] as const),
    ];
    const words = parts.reduce<Expr>((before, [name, value], index) => tree.binary('+', tree.binary('+', before, tree.string(index === 0 ? name : `, ${name}`)), value), tree.string(`${decl.name.name}(`));
    return tree.method({ name: 'toString', words: ['public'], returnType: tree.type('java.lang.String'), body: [tree.return(tree.binary('+', words, tree.string(')')))] });
  }

  private shown(field: FieldDecl): Expr {
    const value = this.value(this.tree.this, field);
    if (field.type.kind === 'array') return this.arrays(field.type, 'toString', 'deepToString', [value]);
    return field.type.kind === 'primitive' ? value : this.tree.call(this.tree.path('java.util.Objects'), 'toString', [value]);
  }

  private arrays({ element }: TypeRef & { readonly kind: 'array' }, flat: string, deep: string, args: readonly Expr[]): Expr {
    return this.tree.call(this.tree.path('java.util.Arrays'), element.kind === 'primitive' ? flat : deep, args);
  }

  comparing(): readonly MethodDecl[] {
    const { tree, subject: { decl, methods } } = this;
    const isSealedOff = decl.modifiers.words.includes('final') && decl.superclass === undefined;
    const asksOther = !isSealedOff || isWritten(methods, ['canEqual'], 1);
    const other = (): Expr => tree.name('other');
    const unequal = (cond: Expr): Stmt => tree.if(cond, tree.return(tree.boolean(false)));
    const object = tree.type('java.lang.Object');
    const isOfClass = (name: string): Expr => ({ kind: 'instanceof', operand: tree.name(name), type: tree.anyOf(decl), binding: undefined, span: tree.span });
    const equals = tree.method({
      name: 'equals', words: ['public'], returnType: tree.primitive('boolean'), params: [tree.parameter('o', object)], body: [
        tree.if(tree.binary('==', tree.name('o'), tree.this), tree.return(tree.boolean(true))),
        unequal(tree.not(isOfClass('o'))),
        tree.local(tree.anyOf(decl), 'other', { kind: 'cast', type: tree.anyOf(decl), operand: tree.name('o'), span: tree.span }),
        ...(asksOther ? [unequal(tree.not(tree.call(other(), 'canEqual', [tree.this])))] : []),
        ...(this.callsSuper ? [unequal(tree.not(tree.call(undefined, 'equals', [tree.name('o')], true)))] : []),
        ...this.fields.map((field) => unequal(this.differs(field, other()))),
        tree.return(tree.boolean(true)),
      ],
    });
    const canEqual = tree.method({ name: 'canEqual', words: ['protected'], returnType: tree.primitive('boolean'), params: [tree.parameter('other', object)], body: [tree.return(isOfClass('other'))] });
    return [equals, ...(isSealedOff || isWritten(methods, ['canEqual'], 1) ? [] : [canEqual]), this.hashCodeMethod()];
  }

  private differs(field: FieldDecl, other: Expr): Expr {
    const { tree } = this;
    const { type } = field;
    const [mine, its] = [this.value(tree.this, field), this.value(other, field)];
    if (type.kind === 'array') return tree.not(this.arrays(type, 'equals', 'deepEquals', [mine, its]));
    if (type.kind !== 'primitive') return tree.not(tree.call(tree.path('java.util.Objects'), 'equals', [mine, its]));
    const isFloating = type.name === 'float' || type.name === 'double';
    return tree.binary('!=', ...(isFloating ? [tree.call(tree.path(`java.lang.${type.name === 'float' ? 'Float' : 'Double'}`), 'compare', [mine, its]), tree.int(0)] as const : [mine, its] as const));
  }

  private hashCodeMethod(): MethodDecl {
    const { tree } = this;
    const result = (): Expr => tree.name('result');
    const start = this.callsSuper ? tree.call(undefined, 'hashCode', [], true) : tree.int(1);
    const steps = this.fields.flatMap((field): readonly Stmt[] => {
      const { type, name } = field;
      const value = this.value(tree.this, field);
      const add = (hash: Expr): Stmt => tree.assign(result(), tree.binary('+', tree.binary('*', result(), tree.int(59)), hash));
      if (type.kind === 'primitive' || type.kind === 'array') return [add(this.hashOf(type, value))];
      // Read once, whoever sets it meanwhile.
      const local = `$${name.name}`;
      const hash = tree.call(tree.path('java.util.Objects'), 'hashCode', [tree.name(local)]);
      return [tree.local(tree.type('java.lang.Object'), local, value), add(tree.conditional(tree.binary('==', tree.name(local), tree.null), tree.int(43), hash))];
    });
    return tree.method({ name: 'hashCode', words: ['public'], returnType: tree.primitive('int'), body: [tree.local(tree.primitive('int'), 'result', start), ...steps, tree.return(result())] });
  }

  private hashOf(type: TypeRef & { readonly kind: 'array' | 'primitive' }, value: Expr): Expr {
    const { tree } = this;
    if (type.kind === 'array') return this.arrays(type, 'hashCode', 'deepHashCode', [value]);
    switch (type.name) {
      case 'boolean': return tree.conditional(value, tree.int(79), tree.int(97));
      // Of the box, which has the same.
      case 'long': case 'float': case 'double': return tree.call(tree.path('java.util.Objects'), 'hashCode', [value]);
      default: return value;
    }
  }
}
