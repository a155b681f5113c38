/**
 * The syntax pass: the text of one Java file to its syntax tree with the specifications attached where they stand.
 * Never throws, whatever the text; what is wrong with it is in the tree's `diagnostics`.
 * Neighbours: `java-recovery.ts` parses, `specifications.ts` reads the specifications, the `build-*.ts` files build; the tree
 * is `ast.ts`, read by resolve.
 */
import { compareDiagnostics } from '../diagnostics/diagnostic';
import type { CompilationUnit, Import, TypeDecl } from './ast';
import { BuildContext, type TreeBuilders } from './build-context';
import { isTypeDeclaration, members, typeDeclaration } from './build-declarations';
import { Report } from './build-report';
import { block, leftovers } from './build-statements';
import { switchCases } from './build-switch';
import { dottedName } from './build-types';
import { reportJavaErrors } from './java-errors';
import { parseRecovering, type RecoveredText } from './java-recovery';
import { clausesOf, placed } from './placement';
import { specificationTexts } from './specification-comments';
import { Specifications } from './specifications';
import { childOfType, ERROR, namedChildren, type SyntaxNode } from './syntax-node';

export { initParsers, type ParserOptions } from './parsers';

const BUILDERS: TreeBuilders = { block, switchCases, members, typeDeclaration };

/** The last part of the names of Java annotations that are understood as specifications (design: spec-language). */
const UNDERSTOOD = /@\s*(?:[\p{ID_Continue}$]+\s*\.\s*)*(?:GuardedBy|ThreadSafe|NotThreadSafe|Immutable|Nullable|NonNull|Nonnull|NotNull)\b/u;

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
  const { root, comments } = recovered.parsed;
  const brokenPlaces = reportJavaErrors(text, recovered, report);
  const texts = specificationTexts(text, comments);
  const specifications = new Specifications(text, texts, report);
  const context = new BuildContext(text, report, specifications, BUILDERS, recovered.brokenBodies, brokenPlaces);
  const packageDeclaration = childOfType(root, 'package_declaration');
  const types = topLevelTypes(context, root);
  leftovers(context, 0, text.length, root.hasError);
  return {
    path: report.file,
    packageName: packageDeclaration === undefined ? '' : nameIn(context, packageDeclaration),
    imports: namedChildren(root).filter(child => child.type === 'import_declaration').map(child => importOf(context, child)),
    types,
    diagnostics: [...report.diagnostics].sort(compareDiagnostics),
    hasSpecs: texts.length > 0 || UNDERSTOOD.test(text) || UNDERSTOOD.test(withoutComments(text, comments)),
    nowarns: specifications.nowarns,
  };
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
  return node.type === 'package_declaration' || node.type === 'import_declaration' || node.type === 'module_declaration'
    || node.type === ';' || node.type === ERROR;
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
