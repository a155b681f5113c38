/**
 * The syntax pass: the text of one Java file to its syntax tree with the specifications attached where they stand.
 * Never throws, whatever the text; what is wrong with it is in the tree's `diagnostics`.
 * Neighbours: `java-recovery.ts` parses, `specifications.ts` reads the specifications, the `build-*.ts` files build; the tree
 * is `ast.ts`, read by resolve.
 */
import { compareDiagnostics } from '../diagnostics/diagnostic';
import { mayHoldAnnotations, misplacedAnnotations } from './annotations';
import type { CompilationUnit, Import, TypeDecl } from './ast';
import { BuildContext, type TreeBuilders } from './build-context';
import { isTypeDeclaration, members, typeDeclaration } from './build-declarations';
import { Report } from './build-report';
import { block, leftovers } from './build-statements';
import { switchCases } from './build-switch';
import { dottedName } from './build-types';
import { reportJavaErrors } from './java-errors';
import { CommentedGuards } from './commented-guards';
import { lookAlikes } from './look-alikes';
import { parseRecovering, type RecoveredText } from './java-recovery';
import { clausesOf, placed } from './placement';
import { specificationTexts } from './specification-comments';
import { Specifications } from './specifications';
import { childOfType, ERROR, namedChildren, type SyntaxNode } from './syntax-node';

export { initParsers, type ParserOptions } from './parsers';

const BUILDERS: TreeBuilders = { block, switchCases, members, typeDeclaration };

/** Parses one file; `initParsers()` must have completed. `path` is only used in spans. */
export function parseJava(path: string, text: string): CompilationUnit {
  const report = new Report(path, text.length);
  const recovered = parseRecovering(text);
  if (recovered === undefined) {
    report.add('java-syntax', report.span(0, 0), 'This file took too long to parse; it is hardly Java.');
    return emptyUnit(path, report);
  }
  return buildUnit(text, recovered, report);
}

function emptyUnit(path: string, report: Report): CompilationUnit {
  return { path, packageName: '', imports: [], types: [], diagnostics: report.diagnostics, hasSpecs: false, nowarns: [] };
}

function buildUnit(text: string, recovered: RecoveredText, report: Report): CompilationUnit {
  const { root, comments: all } = recovered.parsed;
  const brokenPlaces = reportJavaErrors(text, recovered, report);
  const guards = new CommentedGuards(text, all, report);
  const comments = all.filter((one) => !guards.has(one));
  const texts = specificationTexts(text, comments);
  const alike = lookAlikes(text, comments, report);
  const isAnnotated = mayHoldAnnotations(text) || mayHoldAnnotations(withoutComments(text, comments));
  const specifications = new Specifications(
    text,
    texts,
    [...(isAnnotated ? misplacedAnnotations(text, root, report) : []), ...alike],
    texts.length === 0 ? [] : placesWithin(root),
    report,
  );
  const context = new BuildContext(text, report, specifications, BUILDERS, recovered.brokenBodies, brokenPlaces, guards);
  const packageDeclaration = childOfType(root, 'package_declaration');
  const types = topLevelTypes(context, root);
  for (const clause of leftovers(context, 0, text.length, root.hasError)) {
    // What stands in a class is reported by whatever it is attached to.
    if (clause.kind === 'notUsed') report.add('unsupported', clause.span, `This is not used: ${clause.reason}.`);
  }
  return {
    path: report.file,
    packageName: packageDeclaration === undefined ? '' : nameIn(context, packageDeclaration),
    imports: namedChildren(root)
      .filter((child) => child.type === 'import_declaration')
      .map((child) => importOf(context, child)),
    types,
    diagnostics: [...report.diagnostics].sort(compareDiagnostics),
    hasSpecs:
      texts.length > 0 || alike.some((one) => one.clauses.some((clause) => clause.kind === 'error')) || isAnnotated || !guards.isEmpty,
    ...(/\blombok\b/.test(text) && { mentionsLombok: true as const }),
    ...(specifications.hasClauses && { hasClauses: true as const }),
    nowarns: specifications.nowarns,
  };
}

const WITHIN: ReadonlySet<string> = new Set(['type_arguments', 'type_parameters', 'annotation_argument_list', 'dimensions']);

/** Parts of declarations that specifications are never about alone. */
function placesWithin(root: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  const open: SyntaxNode[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (WITHIN.has(node.type)) found.push(node);
    // (One by one: a spread of a hundred thousand children would be too many arguments.)
    else for (const child of node.children) open.push(child);
  }
  return found;
}

function topLevelTypes(context: BuildContext, root: SyntaxNode): readonly TypeDecl[] {
  const types: TypeDecl[] = [];
  let position = 0;
  let isSaid = false;
  for (const node of root.children) {
    if (isTypeDeclaration(node)) {
      const before = clausesOf(context.specifications.take(position, node.start));
      types.push(typeDeclaration(context, node, placed(context, before, 'class', 'before a class')));
    } else if (!isSaid && !isHeader(node) && !node.hasError) {
      // What follows is most likely there for the same reason.
      isSaid = true;
      context.javaError(node, 'This stands outside of any class.');
    }
    position = node.end;
  }
  return types;
}

function isHeader(node: SyntaxNode): boolean {
  return (
    node.type === 'package_declaration' ||
    node.type === 'import_declaration' ||
    node.type === 'module_declaration' ||
    node.type === ';' ||
    node.type === ERROR
  );
}

function importOf(context: BuildContext, node: SyntaxNode): Import {
  return {
    name: nameIn(context, node),
    isStatic: childOfType(node, 'static') !== undefined,
    onDemand: childOfType(node, 'asterisk') !== undefined,
    span: context.span(node),
  };
}

/** The name that a `package` or `import` declaration holds. */
function nameIn(context: BuildContext, node: SyntaxNode): string {
  const name = childOfType(node, 'scoped_identifier', 'identifier');
  return name === undefined ? '' : dottedName(context, name);
}

/** Java lets comments stand between the parts of a name. */
function withoutComments(text: string, comments: readonly SyntaxNode[]): string {
  let from = 0;
  const kept = comments.map(({ start, end }) => {
    const before = text.slice(from, start);
    from = end;
    return before;
  });
  return [...kept, text.slice(from)].join(' ');
}
