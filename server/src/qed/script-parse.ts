/**
 * From the text of a proof script to its tactics. Never throws; a tactic that cannot be read is an error, and reading goes on after its
 * semicolon.
 * Neighbours: `script-tokens.ts` and `script-formula.ts`; `script.ts` has the values; docs/prove.md describes the language.
 */
import type { Formula, Name, Script, ScriptError, Selector, Step, Tactic } from './script';
import { DEEDS } from './script';
import { FormulaReader, join } from './script-formula';
import { ScriptFailure, tokensOf } from './script-tokens';

export interface ParsedScript {
  /** With those of its tactics that could be read. */
  readonly script: Script;
  /** In the order of the text, one of a tactic at most. */
  readonly errors: readonly ScriptError[];
  /** The offsets after `proof of`, and after the last tactic, where another one may stand. */
  readonly begin: number;
  readonly after: number;
}

/** A script between two offsets of a file. */
export function parseScript(file: string, text: string, start = 0, end = text.length): ParsedScript {
  return new ScriptReader(tokensOf(file, text, start, end)).read();
}

/** How many tactics stand before the first error: those that can be run. */
export function readable({ script, errors }: ParsedScript): number {
  const [first] = errors;
  return first ? script.steps.filter((one) => one.span.end <= first.span.start).length : script.steps.length;
}

/** A selector by itself; undefined where the text is none. */
export function parseSelector(text: string): Selector | undefined {
  const [step] = parseScript('', `split ${text};`).script.steps;
  return step?.tactic.kind === 'split' ? step.tactic.target : undefined;
}

/** The first words of each tactic. */
const WORDS: Readonly<Record<Tactic['kind'], readonly string[]>> = {
  invariant: ['invariant'],
  annot: ['annot pre', 'annot post'],
  annotMover: ['annot mover'],
  annotInv: ['annot inv'],
  reduce: ['reduce', 'reduce stmt'],
  reduceLoop: ['reduce loop'],
  reduceProc: ['reduce proc'],
  inline: ['inline'],
  abstract: ['abstract read', 'abstract write'],
  assert: ['assert'],
  mutex: ['mutex'],
  rwlock: ['rwlock'],
  check: ['check'],
  hoist: ['hoist'],
  split: ['split'],
  replace: ['replace'],
  aux: ['aux'],
  set: ['set'],
  undo: ['undo'],
};

export const TACTICS: readonly string[] = Object.values(WORDS).flat();

class ScriptReader extends FormulaReader {
  private readonly errors: ScriptError[] = [];

  read(): ParsedScript {
    const { span } = this.token;
    const head = this.tried(() => this.head());
    if (!head) this.skip(undefined);
    const { owner, isBraced } = head ?? { owner: undefined, isBraced: false };
    const begin = this.tokens[this.position - 1]?.span.end ?? span.start;
    const steps = this.steps(isBraced ? '}' : undefined);
    const after = this.tokens[this.position - 1]?.span.end ?? begin;
    this.tried(() => {
      if (!isBraced) return;
      this.expect('}');
      if (this.token.kind !== 'end') this.fail('the end of the script');
    });
    return { script: { owner, steps, span }, errors: this.errors, begin, after };
  }

  /** `proof of Name;`, `proof of Name {`. */
  private head(): { readonly owner: Name | undefined; readonly isBraced: boolean } {
    if (!this.accept('proof')) return { owner: undefined, isBraced: false };
    const owner = this.accept('of') ? this.qualified() : undefined;
    const isBraced = this.accept('{');
    if (!isBraced) this.accept(';');
    return { owner, isBraced };
  }

  /** What is wrong is noted. */
  private tried<Read>(read: () => Read): Read | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ScriptFailure)) throw error;
      this.errors.push({ message: error.message, span: error.span });
      return undefined;
    }
  }

  /** `int`, `Node`, `int[]`. */
  private type(): string {
    let made = this.qualified().name;
    while (this.accept('[')) {
      this.expect(']');
      made = `${made}[]`;
    }
    return made;
  }

  private qualified(): Name {
    let made = this.name('the name of a class');
    while (this.accept('.')) {
      const next = this.name('the name of a class');
      made = { name: `${made.name}.${next.name}`, span: join(made.span, next.span) };
    }
    return made;
  }

  private steps(end: string | undefined): Step[] {
    const steps: Step[] = [];
    while (this.token.kind !== 'end' && !(end !== undefined && this.at(end))) {
      const read = this.tried(() => this.step());
      if (read) steps.push(read);
      else this.skip(end);
    }
    return steps;
  }

  /** To the next tactic; what went wrong may have been its semicolon. */
  private skip(end: string | undefined): void {
    this.depth = 0;
    while (this.token.kind !== 'end' && !(end !== undefined && this.at(end))) if (this.tokens[this.position++]!.text === ';') return;
  }

  private step(): Step {
    const first = this.token;
    const begin = this.position;
    const word = this.name('a tactic').name;
    const second = this.token.kind === 'name' ? this.token.text : '';
    const tactic = this.tactic(word);
    const name = TACTICS.includes(`${word} ${second}`) ? `${word} ${second}` : word;
    const last = this.tokens[this.position - 1] ?? first;
    if (begin === this.position) this.fail('a tactic');
    const after = this.expect(';').span.end;
    return { tactic, name, span: join(first.span, last.span), after };
  }

  private tactic(word: string): Tactic {
    switch (word) {
      case 'invariant':
        return { kind: 'invariant', owner: this.owner(), formula: this.formula() };
      case 'annot':
        return this.annotation();
      case 'reduce':
        return this.reduction();
      case 'inline':
        return { kind: 'inline', method: this.name('the name of a method') };
      case 'abstract':
        return this.abstraction();
      case 'assert': {
        const formula = this.formula();
        this.expect('at');
        return { kind: 'assert', formula, every: this.accept('every'), target: this.selector() };
      }
      case 'mutex': {
        const owner = this.owner();
        const formula = this.formula();
        const name = this.accept('as') ? this.name('a name') : undefined;
        return { kind: 'mutex', owner, formula, name, variables: name && !this.at(':') ? [] : this.variables() };
      }
      case 'rwlock': {
        const owner = this.owner();
        const readers = this.formula();
        this.expect(',');
        const writer = this.formula();
        return { kind: 'rwlock', owner, readers, writer, variables: this.variables() };
      }
      case 'check':
        return { kind: 'check', methods: this.methods() };
      case 'hoist':
        return { kind: 'hoist', target: this.selector() };
      case 'split':
        return { kind: 'split', target: this.selector() };
      case 'replace':
        return this.replacement();
      case 'aux': {
        const isStatic = this.accept('static');
        if (!this.accept('map')) return { kind: 'aux', isStatic, key: undefined, type: this.type(), name: this.qualified() };
        this.expect('<');
        const key = this.type();
        this.expect(',');
        const type = this.type();
        this.expect('>');
        return { kind: 'aux', isStatic, key, type, name: this.qualified() };
      }
      case 'set': {
        const place = this.formula();
        this.expect('=');
        const value = this.formula();
        this.expect('at');
        return { kind: 'set', place, value, target: this.selector() };
      }
      case 'undo':
        return { kind: 'undo' };
      default:
        throw new ScriptFailure(`\`${word}\` is no tactic`, this.tokens[this.position - 1]!.span);
    }
  }

  /** `[Cell]`: the class whose objects are meant, where it is not the class of the proof. */
  private owner(): string | undefined {
    if (!this.accept('[')) return undefined;
    const { name } = this.qualified();
    this.expect(']');
    return name;
  }

  private variables(): readonly Name[] {
    this.expect(':');
    if (this.at(';')) return [];
    const found = [this.variable()];
    while (this.accept(',')) found.push(this.variable());
    return found;
  }

  /** `x`, or `Cell.x` of another class. */
  private variable(): Name {
    return this.qualified();
  }

  private methods(): readonly Name[] {
    const found: Name[] = [];
    while (this.token.kind === 'name') {
      found.push(this.name('the name of a method'));
      if (!this.accept(',')) break;
    }
    return found;
  }

  private annotation(): Tactic {
    const what = this.name('`pre`, `post`, `mover` or `inv`').name;
    if (what === 'pre' || what === 'post') {
      const method = this.name('the name of a method');
      this.expect(':');
      return { kind: 'annot', what, method, formula: this.formula() };
    }
    if (what === 'mover') {
      const method = this.name('the name of a method');
      this.expect(':');
      const mover = this.name('`left`, `right`, `both` or `none`').name;
      if (mover !== 'left' && mover !== 'right' && mover !== 'both' && mover !== 'none')
        throw new ScriptFailure(`\`${mover}\` is no type of movers: left, right, both or none`, this.tokens[this.position - 1]!.span);
      return { kind: 'annotMover', method, mover };
    }
    if (what !== 'inv')
      throw new ScriptFailure(`\`annot ${what}\` is no tactic: pre, post, mover or inv`, this.tokens[this.position - 1]!.span);
    const target = this.selector();
    this.expect(':');
    return { kind: 'annotInv', target, formula: this.formula() };
  }

  private reduction(): Tactic {
    if (this.accept('loop')) {
      const target = this.selector();
      const { gates, modifies, posts } = this.specification();
      return { kind: 'reduceLoop', target, gates, modifies, posts };
    }
    if (this.accept('proc')) return { kind: 'reduceProc', methods: this.methods() };
    this.accept('stmt');
    return { kind: 'reduce', methods: this.methods() };
  }

  private replacement(): Tactic {
    const target = this.selector();
    const { gates, modifies, posts } = this.specification();
    return { kind: 'replace', target, gates, modifies: modifies ?? [], posts };
  }

  /** `: gate P, modifies x, y, post Q`, in any order. */
  private specification(): { gates: Formula[]; modifies: Formula[] | undefined; posts: Formula[] } {
    const found: { gates: Formula[]; modifies: Formula[] | undefined; posts: Formula[] } = { gates: [], modifies: undefined, posts: [] };
    if (!this.accept(':')) return found;
    for (;;) {
      if (this.accept('gate')) found.gates.push(this.formula());
      else if (this.accept('post')) found.posts.push(this.formula());
      else if (this.accept('modifies')) {
        found.modifies = [...(found.modifies ?? []), this.formula()];
        while (this.at(',') && !['gate', 'post', 'modifies'].includes(this.tokens[this.position + 1]?.text ?? '')) {
          this.expect(',');
          found.modifies.push(this.formula());
        }
      } else this.fail('`gate`, `modifies` or `post`');
      if (!this.accept(',')) return found;
    }
  }

  private abstraction(): Tactic {
    const what = this.name('`read` or `write`').name;
    if (what !== 'read' && what !== 'write')
      throw new ScriptFailure(`\`abstract ${what}\` is no tactic: read or write`, this.tokens[this.position - 1]!.span);
    const variable = this.variable();
    this.expect('at');
    return { kind: 'abstract', what, variable, every: this.accept('every'), target: this.selector() };
  }

  private selector(): Selector {
    const method = this.name('the name of a method');
    let deed: Selector['deed'];
    let about: string | undefined;
    let label: string | undefined;
    let end = method.span;
    if (this.accept('.')) {
      const word = this.name('a label, or what the statement does');
      end = word.span;
      deed = DEEDS.find(
        (one) => one === word.name && (['loop', 'new', 'all', 'assert', 'acquire', 'release'].includes(one) || this.at('(')),
      );
      if (deed === undefined) label = word.name;
      else if (this.accept('(')) {
        about = this.qualified().name;
        end = this.expect(')').span;
      }
    }
    let number: number | undefined;
    if (this.accept('#')) {
      if (this.token.kind !== 'number') this.fail('a number');
      number = Number(this.token.text);
      end = this.token.span;
      this.position++;
    }
    const within = this.accept('in') ? this.selector() : undefined;
    return { method: method.name, deed, about, label, number, within, span: join(method.span, end) };
  }
}
