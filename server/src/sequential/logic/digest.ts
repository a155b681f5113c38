/**
 * A short text that stands for everything that a sequential program says: equal for two programs only if they say the same, places in
 * files apart. What the prover is asked is made of a sequential program and of the classes and of nothing else, and says nothing of
 * places; so what was found out about one program is true of every program with its digest.
 * Neighbours: `verify/questions.ts` remembers by it.
 */
import { createHash } from 'node:crypto';
import type { SequentialProgram } from './ir';
import type { Sort, Symbol, Term } from './terms';

/** Undefined where the program nests too deeply to be read. */
export function digestOf(program: SequentialProgram): string | undefined {
  try {
    return read(program, LABELS);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Text is handed to the hash in stretches of about so many characters. */
const STRETCH = 65_536;

/**
 * The same of any plain value: of objects, lists, sets and maps, each part with what kind of thing it is and how long. A part that occurs
 * again is named by its number, so that a term of which many others are made is read once.
 */
export function digestOfValue(value: unknown): string {
  return read(value, NO_LABELS);
}

function read(value: unknown, labels: ReadonlySet<string>): string {
  const reading = new Reading(labels);
  reading.visit(value);
  return reading.end();
}

/** What points and obligations of one place have in common is named by the place. */
const LABELS: ReadonlySet<string> = new Set(['group', 'precededBy', 'cause']);
const NO_LABELS: ReadonlySet<string> = new Set();

class Reading {
  private readonly hash = createHash('sha256');
  private readonly seen = new Map<object, number>();
  private readonly labels = new Map<string, number>();
  private text = '';

  constructor(private readonly named: ReadonlySet<string>) {}

  visit(part: unknown): void {
    switch (typeof part) {
      case 'string':
        return this.put(`"${part.length}:${part}`);
      case 'number':
      case 'boolean':
      case 'undefined':
        return this.put(String(part));
      case 'object':
        return part === null ? this.put('null') : this.object(part);
      default:
        throw new Error(`a ${typeof part} in what is to be plain data`);
    }
  }

  end(): string {
    this.hash.update(this.text, 'utf16le');
    return this.hash.digest('hex');
  }

  /** In one piece what is not a term itself. */
  private application({ op, args, sort, className, means }: Application): void {
    const meaning = means === undefined ? '' : JSON.stringify(means);
    this.put(`(${args.length} ${counted(op)} ${sortText(sort)} ${counted(className)} ${meaning}`);
    for (const one of args) this.object(one);
  }

  /** Which labels are the same, and the words in them; not the offsets. */
  private label(text: string): void {
    const number = this.labels.get(text) ?? this.labels.size;
    this.labels.set(text, number);
    this.visit(text.replace(/\d+/g, '0'));
    this.put(`label ${number}`);
  }

  private put(piece: string): void {
    this.text += piece;
    this.text += '\n';
    if (this.text.length < STRETCH) return;
    this.hash.update(this.text, 'utf16le');
    this.text = '';
  }

  private object(part: object): void {
    // Most of all there are symbols, small and made anew wherever one is used.
    if (isSymbol(part)) return this.put(symbolText(part));
    if (isSpan(part)) return this.put('span');
    const known = this.seen.get(part);
    if (known !== undefined) return this.put(`#${known}`);
    this.seen.set(part, this.seen.size);
    if (isApplication(part)) return this.application(part);
    if (Array.isArray(part)) {
      this.put(`[${part.length}`);
      for (const one of part as readonly unknown[]) this.visit(one);
    } else if (part instanceof Set) {
      this.put(`set ${part.size}`);
      for (const one of part) this.visit(one);
    } else if (part instanceof Map) {
      this.put(`map ${part.size}`);
      for (const [key, one] of part) {
        this.visit(key);
        this.visit(one);
      }
    } else {
      this.put('{');
      const parts = part as Readonly<Record<string, unknown>>;
      for (const name in parts) {
        const one = parts[name];
        this.put(name);
        if (this.named.has(name) && typeof one === 'string') this.label(one);
        else this.visit(one);
      }
      this.put('}');
    }
  }
}

/** All that a symbol has, in one piece. */
function symbolText({ name, sort, role, isVersion, className }: Symbol): string {
  const rest = role === undefined ? '' : role.kind === 'store' ? `store ${counted(role.store)} ${role.isOfElements ?? ''}` : role.kind;
  return `'${counted(name)} ${sortText(sort)} ${counted(className)} ${isVersion ?? ''} ${rest}`;
}

/** A text that says itself where it ends. */
function counted(text: string | undefined): string {
  return text === undefined ? '-' : `${text.length}:${text}`;
}

function sortText(sort: Sort): string {
  return typeof sort === 'string' ? sort : `[${sortText(sort.key)} ${sortText(sort.value)}]`;
}

type Application = Term & { readonly kind: 'apply' };

/** One of terms; those of Plato have a name in the place of an operator. */
function isApplication(part: object): part is Application {
  return 'op' in part && 'kind' in part && part.kind === 'apply';
}

function isSymbol(part: object): part is Symbol {
  return 'kind' in part && part.kind === 'symbol';
}

function isSpan(part: object): boolean {
  return 'start' in part && 'end' in part && 'file' in part;
}

/** Whether `application` reads all that an application has. */
type Unread = Exclude<keyof Application, 'kind' | 'op' | 'args' | 'sort' | 'className' | 'means'>;
const READS_ALL: [Unread] extends [never] ? true : never = true;
void READS_ALL;

/** And `symbolText` all that a symbol has. */
type UnreadOfSymbol = Exclude<keyof Symbol, 'kind' | 'name' | 'sort' | 'role' | 'isVersion' | 'className'>;
const READS_SYMBOLS: [UnreadOfSymbol] extends [never] ? true : never = true;
void READS_SYMBOLS;
