/**
 * `@Synchronized` and `@Locked`: the whole body of a method runs under a lock, a private one of the object or the class that is added where
 * there is none, or the one of the field that is named.
 * Neighbours: `expand.ts`. Soundness: docs/soundness/lombok.md#locks-of-generated-code.
 */
import { cover } from '../base/span';
import type { Expr, FieldDecl, JavaAnnotation, MethodDecl, Stmt, TypeDecl } from '../syntax/ast';
import { argument, find, stringArgument } from './names';
import { Tree } from './tree';

const READ_WRITE = 'java.util.concurrent.locks.ReentrantReadWriteLock';

interface Kind {
  readonly annotation: string;
  /** Of the field that is added. */
  readonly type: string;
  /** How a lock of a pair is asked for. */
  readonly half?: string;
}

const KINDS: readonly Kind[] = [
  { annotation: 'lombok.Synchronized', type: 'java.lang.Object' },
  { annotation: 'lombok.Locked', type: 'java.util.concurrent.locks.ReentrantLock' },
  { annotation: 'lombok.Locked.Read', type: READ_WRITE, half: 'readLock' },
  { annotation: 'lombok.Locked.Write', type: READ_WRITE, half: 'writeLock' },
];

export interface Locked {
  readonly method: MethodDecl;
  /** The lock that the class must have; undefined where a field is named. */
  readonly lock: FieldDecl | undefined;
}

/** The method with its body under its lock; undefined where nothing says so. */
export function locked(method: MethodDecl, owner: TypeDecl | undefined): Locked | undefined {
  if (method.body === undefined || method.isConstructor) return undefined;
  for (const kind of KINDS) {
    const annotation = find(method.modifiers.annotations, kind.annotation);
    if (annotation !== undefined) return under(kind, annotation, method, owner);
  }
  return undefined;
}

function under(kind: Kind, annotation: JavaAnnotation, method: MethodDecl, owner: TypeDecl | undefined): Locked {
  const tree = new Tree(annotation);
  const isStatic = method.modifiers.words.includes('static');
  const given = stringArgument(annotation, 'value');
  const name = given === undefined || given === '' ? (isStatic ? '$LOCK' : '$lock') : given;
  const isGenerated = argument(annotation, 'value') === undefined || given === '';
  // An instance method may name a lock of the class.
  const isOfClass =
    isStatic ||
    owner?.members.some((one) => one.kind === 'field' && one.name.name === name && one.modifiers.words.includes('static')) === true;
  const object = (at: Tree): Expr =>
    isOfClass && owner !== undefined ? at.select(at.name(owner.name.name), name) : isOfClass ? at.name(name) : at.select(at.this, name);
  const type = tree.type(kind.type);
  const lock = isGenerated
    ? tree.fieldDecl(name, ['private', ...(isStatic ? ['static'] : []), 'final'], type, tree.create(type, []))
    : undefined;
  return { method: { ...method, body: tree.block(body(kind, tree, object, method)) }, lock };
}

function body({ annotation, half }: Kind, tree: Tree, object: (at: Tree) => Expr, { body: written }: MethodDecl): readonly Stmt[] {
  if (annotation === 'lombok.Synchronized')
    return [{ kind: 'synchronized', lock: object(tree), body: written!, span: cover(tree.span, written!.span) }];
  const lock = (at: Tree): Expr => (half === undefined ? object(at) : at.call(object(at), half));
  return [tree.do(tree.call(lock(tree), 'lock')), tree.tryFinally(written!, (end) => end.do(end.call(lock(end), 'unlock')))];
}
