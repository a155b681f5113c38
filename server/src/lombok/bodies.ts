/**
 * What of Lombok stands in bodies: `val` (a final `var`), `@Cleanup` (the rest of the block in a `try` that closes the variable), and the
 * classes that are declared there. A node in which nothing of it stands stays the same object.
 * Neighbours: `expand.ts`, which is asked for the classes.
 */
import { cover } from '../base/span';
import type { Expr, JavaAnnotation, Member, Parameter, Stmt, TypeDecl } from '../syntax/ast';
import { argument, find, stringArgument, type Names } from './names';
import { Tree } from './tree';

export interface Classes {
  readonly type: (decl: TypeDecl) => TypeDecl;
  readonly body: (members: readonly Member[]) => readonly Member[];
}

/** A local variable, or that of a loop. */
type Variable = Pick<Parameter, 'type' | 'modifiers'>;

/** Parts of a tree that hold no Java. */
const LEFT_OUT: ReadonlySet<string> = new Set(['span', 'specs', 'clause', 'words', 'annotations', 'generatedBy']);

export class Bodies {
  constructor(
    private readonly names: Names,
    private readonly classes: Classes,
  ) {}

  /** The bodies and initializers of a member that is no class. */
  member(member: Member): Member {
    return this.node(member);
  }

  /** A list may have places where nothing is written: the types of the parameters of `x -> ...`. */
  list<Node>(nodes: readonly Node[]): readonly Node[] {
    const made = nodes.map((one) => (isNode(one) ? this.node(one) : one));
    return made.every((one, index) => one === nodes[index]) ? nodes : made;
  }

  private node<Node extends object>(node: Node): Node {
    if (Array.isArray(node)) return this.statements(node) as readonly unknown[] & Node;
    if (isTypeDecl(node)) return this.classes.type(node) as TypeDecl & Node;
    let changed: Record<string, unknown> | undefined;
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (!isNode(value) || LEFT_OUT.has(key)) continue;
      const isAnonymous = key === 'body' && Array.isArray(value) && 'kind' in node && node.kind === 'new';
      const made = isAnonymous ? this.classes.body(value as readonly Member[]) : this.node(value);
      if (made !== value) changed = { ...changed, [key]: made };
    }
    const made = changed === undefined ? node : { ...node, ...changed };
    return this.withoutVal(made);
  }

  /** Also of anything else that is listed. */
  private statements(nodes: readonly unknown[]): readonly unknown[] {
    const index = nodes.findIndex((one) => this.cleanupOf(one) !== undefined);
    if (index < 0) return this.list(nodes);
    const [local, annotation] = this.cleanupOf(nodes[index]!)!;
    const tree = new Tree(annotation);
    const following = nodes.slice(index + 1) as readonly Stmt[];
    const last = following[following.length - 1] ?? local;
    const rest: Stmt & { readonly kind: 'block' } = {
      kind: 'block',
      stmts: this.statements(following) as readonly Stmt[],
      span: cover(following[0]?.span ?? last.span, last.span),
    };
    const close = (at: Tree): Stmt => {
      const name = (): Expr => at.name(local.name.name);
      const method = argument(annotation, 'value') === undefined ? 'close' : stringArgument(annotation, 'value');
      const closing: Expr =
        method === undefined
          ? { kind: 'unsupported', what: '`@Cleanup` with a name that is no literal', span: at.span }
          : at.call(name(), method);
      return at.if(at.binary('!=', name(), at.null), at.do(closing));
    };
    return [...this.list(nodes.slice(0, index)), this.node(local), tree.tryFinally(rest, close)];
  }

  private cleanupOf(node: unknown): readonly [Stmt & { readonly kind: 'local' }, JavaAnnotation] | undefined {
    if (!isNode(node) || !('kind' in node) || node.kind !== 'local') return undefined;
    const local = node as Stmt & { readonly kind: 'local' };
    const found = find(this.names.whole(local.modifiers.annotations), 'lombok.Cleanup');
    return found && [local, found];
  }

  /** `val x = e` declares a final variable of the type of `e`. */
  private withoutVal<Node extends object>(node: Node): Node {
    if (!isVariable(node)) return node;
    const { type, modifiers } = node;
    const meant = type.kind === 'named' && type.args.length === 0 ? this.names.meant(type.name) : undefined;
    if (meant !== 'lombok.val' && meant !== 'lombok.var') return node;
    const words = meant === 'lombok.val' && !modifiers.words.includes('final') ? [...modifiers.words, 'final'] : modifiers.words;
    return { ...node, type: { kind: 'var', span: type.span }, modifiers: { ...modifiers, words } };
  }
}

function isNode(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isVariable(node: object): node is Variable {
  return 'type' in node && 'modifiers' in node && 'name' in node;
}

function isTypeDecl(node: object): node is TypeDecl {
  return 'recordComponents' in node && 'members' in node;
}
