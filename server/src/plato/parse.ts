/**
 * Reads printed Plato back (`print.ts` is its inverse), and Plato that a test or a curious person wrote by hand.
 * Why: what is printed is what is checked; reading it back to the same program shows that nothing was left out.
 * Neighbours: `parse-stmt.ts`, `parse-expr.ts`, `parse-tokens.ts`, `notation.ts`.
 */
import { lastPart } from '../base/dotted-name';
import { DISCIPLINE_KEYWORDS } from '../diagnostics/disciplines';
import type { Span } from '../base/span';
import type {
  AtomicAction,
  ClassClause,
  ClassDecl,
  Discipline,
  Expr,
  FieldDecl,
  FrameItem,
  Performs,
  PerformsTree,
  Procedure,
  Program,
  Try,
  Unsupported,
  Variable,
} from './ir';
import { VARIABLE_ROLES, ref } from './ir';
import { ELEMENTS } from './footprint';
import { asLocation, fieldTable } from './notation';
import type { FieldHead, FieldTable, StoreCount } from './notation';
import { StmtParser } from './parse-stmt';
import { ParseFailure, tokenize } from './parse-tokens';

export interface ParsedProgram {
  /** Undefined where there are errors. */
  readonly program: Program | undefined;
  /** `offset` in UTF-16 code units of the text. At most one: the first. */
  readonly errors: readonly { readonly message: string; readonly offset: number }[];
}

/** Parses the text of a whole program. Never throws. */
export function parseProgram(text: string): ParsedProgram {
  try {
    const tokens = tokenize(text);
    // Expressions use simple names of fields that are declared anywhere, so the heads of all fields are read first.
    const fields = new ProgramParser(tokens, fieldTable([])).fieldHeads();
    return { program: new ProgramParser(tokens, fields).program(), errors: [] };
  } catch (error) {
    if (error instanceof ParseFailure) return { program: undefined, errors: [{ message: error.message, offset: error.offset }] };
    if (error instanceof RangeError) return { program: undefined, errors: [{ message: 'nested too deeply', offset: 0 }] };
    throw error;
  }
}

const KINDS = { method: 'method', constructor: 'constructor', static_initializer: 'staticInitializer' } as const;

class ProgramParser extends StmtParser {
  /** The table of all declared fields; everything else is passed over. */
  fieldHeads(): FieldTable {
    const heads: FieldHead[] = [];
    while (!this.isAtEnd()) {
      // The word is reserved, but a field may be called so: after a dot.
      const isAccess = this.tokens[this.position - 1]?.text === '.';
      if (!isAccess && this.accept('field')) heads.push(this.fieldHead());
      else this.next();
    }
    return fieldTable(heads);
  }

  program(): Program {
    const classes: ClassDecl[] = [];
    const fields: FieldDecl[] = [];
    const envAssumptions: ClassClause[] = [];
    const invariants: ClassClause[] = [];
    const axioms: ClassClause[] = [];
    const procedures: Procedure[] = [];
    while (!this.isAtEnd()) {
      if (this.accept('file')) this.files.set(Number(this.take('number')), this.take('string'));
      else if (this.accept('class')) classes.push(this.classDecl(false));
      else if (this.accept('interface')) classes.push(this.classDecl(true));
      else if (this.accept('field')) fields.push(this.fieldDecl());
      else if (this.accept('env_assumption')) envAssumptions.push(this.classClause('two'));
      else if (this.accept('global_invariant')) invariants.push(this.classClause('one'));
      else if (this.accept('axiom')) axioms.push(this.classClause('one'));
      else if (this.accept('procedure')) procedures.push(this.procedure());
      else this.fail('a declaration');
    }
    return { classes, fields, envAssumptions, invariants, axioms, procedures };
  }

  /** Takes the words that are there, in any order. */
  private flags(words: readonly string[]): (word: string) => boolean {
    const found = new Set<string>();
    for (let word = words.find((known) => this.at(known)); word !== undefined; word = words.find((known) => this.at(known))) {
      this.next();
      found.add(word);
    }
    return (word) => found.has(word);
  }

  /** The spans of a declaration itself; the first one's file is the declaration's. */
  private ownSpans(): { span: Span; nameSpan: Span } {
    this.file = '';
    const span = this.span();
    this.file = span.file;
    return { span, nameSpan: this.span() };
  }

  private classDecl(isInterface: boolean): ClassDecl {
    const name = this.className();
    const display = this.accept('as') ? this.take('string') : lastPart(name);
    const superclass = this.accept('extends') ? this.className() : undefined;
    const interfaces: string[] = [];
    if (this.accept('implements')) {
      do interfaces.push(this.className());
      while (this.accept(','));
    }
    const has = this.flags(['final', 'abstract', 'library', 'thread_local', 'unknown_supers', 'model', 'private']);
    return {
      name,
      display,
      superclass,
      interfaces,
      isInterface,
      isFinal: has('final'),
      isAbstract: has('abstract'),
      isLibrary: has('library'),
      isThreadLocal: has('thread_local'),
      ...(has('unknown_supers') && { hasUnknownSupers: true as const }),
      ...(has('model') && { isModel: true as const }),
      ...(has('private') && { isPrivate: true as const }),
      span: this.ownSpans().span,
    };
  }

  private fieldHead(): FieldHead {
    const id = this.qualified();
    this.expect(':');
    const type = this.type();
    const dot = id.lastIndexOf('.');
    const owner = this.accept('owner') ? this.className() : id.slice(0, Math.max(dot, 0));
    const name = this.accept('name') ? this.take('string') : id.slice(dot + 1);
    return { id, type, owner, name };
  }

  private fieldDecl(): FieldDecl {
    const head = this.fieldHead();
    return this.within([{ name: 'this', type: ref(head.owner) }], () => {
      const has = this.flags([
        'static',
        'final',
        'volatile',
        'ghost',
        'private',
        'read_by_name',
        'cache',
        'non_null',
        'declared',
        'stays_non_null',
      ]);
      const contentsOf = this.accept('contents_of') ? this.qualified() : undefined;
      const constant = this.accept('constant') ? this.expr('one') : undefined;
      const spans = this.ownSpans();
      const disciplines: Discipline[] = [];
      for (let keyword = this.disciplineKeyword(); keyword; keyword = this.disciplineKeyword()) disciplines.push(this.discipline(keyword));
      return {
        ...head,
        isStatic: has('static'),
        isFinal: has('final'),
        isVolatile: has('volatile'),
        isGhost: has('ghost'),
        isNonNull: has('non_null'),
        ...(has('declared') ? { isDeclaredNonNull: true as const } : {}),
        ...(has('stays_non_null') && { staysNonNull: true as const }),
        ...(has('private') ? { isPrivate: true } : {}),
        ...(has('read_by_name') && { isReadByName: true as const }),
        ...(has('cache') && { isCache: true as const }),
        ...(contentsOf !== undefined && { contentsOf }),
        constant,
        disciplines,
        ...spans,
      };
    });
  }

  private disciplineKeyword(): Discipline['keyword'] | undefined {
    const keyword = DISCIPLINE_KEYWORDS.find((known) => this.at(known));
    if (keyword) this.next();
    return keyword;
  }

  private discipline(keyword: Discipline['keyword']): Discipline {
    const indices: Variable[] = [];
    while (this.accept('[')) {
      indices.push(this.variable());
      this.expect(']');
    }
    const clause = this.within(indices, () => this.clause('one'));
    const found = this.accept('found') ? (JSON.parse(this.take('string')) as NonNullable<Discipline['found']>) : undefined;
    return { keyword, indices, clause, ...(found && { found }) };
  }

  private classClause(stores: StoreCount): ClassClause {
    const usesThis = !this.accept('static');
    const owner = this.className();
    this.expect(':');
    return this.within(usesThis ? [{ name: 'this', type: ref(owner) }] : [], () => {
      const expr = this.expr(stores);
      const text = this.take('string');
      return { owner, usesThis, clause: { expr, text, span: this.ownSpans().span } };
    });
  }

  private local(): Variable {
    const variable = this.variable();
    if (!this.accept('as')) return variable;
    const role = VARIABLE_ROLES.find((known) => this.accept(known));
    return role === undefined ? this.fail(VARIABLE_ROLES.map((known) => `\`${known}\``).join(' or ')) : { ...variable, role };
  }

  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: the parts of a procedure in the order of the grammar.
  private procedure(): Procedure {
    const id = this.qualified();
    this.expect('as');
    const display = this.take('string');
    this.expect('in');
    const owner = this.className();
    const word = (['method', 'constructor', 'static_initializer'] as const).find((known) => this.at(known));
    if (!word) return this.fail('`method`, `constructor` or `static_initializer`');
    this.next();
    this.expect('(');
    const params = this.listUntil(')', () => this.variable());
    const result = this.accept('returns') ? this.type() : undefined;
    const has = this.flags([
      'static',
      'mayThrow',
      'abstract',
      'helper',
      'checked',
      'trusted',
      'begins_thread',
      'called_back',
      'lambda',
      'run_at_once',
      'asserts',
      'foreign',
      'gives_up_monitors',
      'gives_up_locks',
      'takes_locks',
      'keeps_arrays',
      'keeps_anything',
      'forgets_arrays',
      'may_wait',
      'mutates',
      'opaque',
      'computed',
      'hasSpecErrors',
      'hasSyntaxErrors',
    ]);
    const spans = this.ownSpans();
    const locals: Variable[] = [];
    if (this.accept('locals')) {
      do locals.push(this.local());
      while (this.accept(','));
    }
    return this.within([...params, ...locals], () => ({
      id,
      display,
      owner,
      kind: KINDS[word],
      isStatic: has('static'),
      params,
      result,
      mayThrow: has('mayThrow'),
      entry: this.accept('entry') ? this.expr('one') : undefined,
      requires: this.each('requires', () => this.clause('one')),
      ensures: this.each('ensures', () => this.clause('two')),
      exsures: this.each('exsures', () => this.exsures()),
      modifies: this.accept('modifies') ? this.frameItems() : undefined,
      ...this.performs(),
      ...this.actions(),
      isAbstract: has('abstract'),
      isHelper: has('helper'),
      isChecked: has('checked'),
      isTrusted: has('trusted'),
      ...(has('begins_thread') && { beginsThread: true }),
      ...(has('called_back') && { isCalledBack: true as const }),
      ...(has('lambda') && { isLambda: true }),
      ...(has('run_at_once') && { isRunAtOnce: true as const }),
      ...(has('asserts') && { asserts: true as const }),
      ...(has('foreign') && { isForeign: true }),
      ...(has('gives_up_monitors') && { givesUpMonitors: true as const }),
      ...(has('gives_up_locks') && { givesUpLocks: true as const }),
      ...(has('takes_locks') && { takesLocks: true as const }),
      ...(has('keeps_arrays') && { keepsArrays: true as const }),
      ...(has('keeps_anything') && { keepsAnything: true as const }),
      ...(has('forgets_arrays') && { forgetsArrays: true as const }),
      ...(has('may_wait') && { mayWait: true }),
      ...(has('mutates') && { mutates: true as const }),
      ...(has('opaque') && { isOpaque: true as const }),
      ...(has('computed') && { isComputed: true as const }),
      locals,
      unsupported: this.each('unsupported', () => this.unsupported()),
      restsOn: this.each('rests_on', () => this.take('string')),
      ...this.tries(),
      body: this.accept('body') ? this.stmt() : undefined,
      hasSpecErrors: has('hasSpecErrors'),
      hasSyntaxErrors: has('hasSyntaxErrors'),
      ...spans,
    }));
  }

  /** Of places alone, so they are written as JSON. */
  private tries(): { readonly tries?: readonly Try[] } {
    const tries = this.each('handled', () => JSON.parse(this.take('string')) as Try);
    return tries.length === 0 ? {} : { tries };
  }

  private performs(): { readonly performs?: Performs } {
    const actions = this.each('performs_action', (): AtomicAction => {
      const label = this.take('string');
      const frame = this.frameItems();
      const condition = this.clause('two');
      return { label, frame, condition, span: this.span() };
    });
    if (!this.accept('performs')) return {};
    const tree = this.performsTree();
    return { performs: { actions, tree, span: this.span() } };
  }

  private performsTree(): PerformsTree {
    if (this.accept('skip')) return { kind: 'skip' };
    if (this.accept('star')) return { kind: 'star', body: this.performsTree() };
    const kind = this.accept('seq') ? 'seq' : this.accept('choice') ? 'choice' : undefined;
    if (kind === undefined) return { kind: 'action', index: Number(this.take('number')) };
    this.expect('(');
    return { kind, parts: this.listUntil(')', () => this.performsTree()) };
  }

  private actions(): { readonly actions?: readonly AtomicAction[] } {
    const actions = this.each('action', (): AtomicAction => {
      const label = this.take('string');
      const frame = this.frameItems();
      return { label, frame, condition: this.clause('two'), span: this.span() };
    });
    return actions.length === 0 ? {} : { actions };
  }

  private each<T>(keyword: string, item: () => T): T[] {
    const items: T[] = [];
    while (this.accept(keyword)) items.push(item());
    return items;
  }

  private exsures(): Procedure['exsures'][number] {
    const className = this.className();
    this.expect(':');
    return { className, clause: this.clause('two') };
  }

  private unsupported(): Unsupported {
    const isInBody = this.accept('in_body');
    const reason = this.take('string');
    return { reason, span: this.span(), ...(isInBody && { isInBody: true as const }) };
  }

  private frameItems(): FrameItem[] {
    this.expect('{');
    return this.listUntil('}', () => this.frameItem());
  }

  private frameItem(): FrameItem {
    if (this.accept('*')) {
      if (this.accept('[')) {
        const field = `${ELEMENTS}${this.next().text}`;
        this.expect(']');
        return { kind: 'everywhere', field, span: this.span() };
      }
      this.expect('.');
      return { kind: 'everywhere', field: this.field(), span: this.span() };
    }
    const e = this.postfix('one');
    if (this.accept('[')) {
      this.expect('*');
      this.expect(']');
      return { kind: 'allElements', array: e, span: this.span() };
    }
    if (this.accept('.')) {
      this.expect('*');
      return { kind: 'allFields', object: e, span: this.span() };
    }
    const keys: Expr[] = [];
    let inside: Expr = e;
    for (; inside.kind === 'mapGet'; inside = inside.map) keys.unshift(inside.key);
    const map = keys.length > 0 ? asLocation(inside) : undefined;
    const [key, ...inner] = keys;
    if (map && key) return { kind: 'entry', map, key, ...(inner.length > 0 && { inner }), span: this.span() };
    const location = asLocation(e) ?? this.fail('a location');
    return { kind: 'location', location, span: this.span() };
  }
}
