/**
 * The memo store: values under keys that say everything the value depends on, so that an entry can be lost but never be wrong.
 * Knows nothing of Java, and nothing of what the keys are made of. What may be kept is for the caller to say: never an unknown, a
 * timeout or something cancelled.
 * Neighbours: `base/hash.ts` makes keys; `disk-folder.ts` is the part on disk; `workspace/` and `cli/` create a store.
 */
import { DiskFolder } from './disk-folder';

export interface MemoStore {
  /** The value last set under the key, as a new copy; undefined where there is none (any more). Never throws. */
  get(key: string): unknown;
  /**
   * Keeps a value as JSON keeps it: plain objects, arrays, texts, finite numbers, booleans, null; members that are undefined are left out.
   * A value that JSON would change or cannot hold (a bigint, a Map, a cycle) is not kept at all. Never throws.
   */
  set(key: string, value: unknown): void;
  /** Counts since creation, for reports and tests. */
  readonly statistics: MemoStatistics;
}

export interface MemoStatistics {
  /** Found in memory; found on disk; not found. */
  readonly memoryHits: number;
  readonly diskHits: number;
  readonly misses: number;
}

export interface MemoStoreOptions {
  /** Entries in memory at most; those used longest ago go first. Default 20,000. */
  readonly entries?: number;
  /** Characters of JSON in memory at most. Default 64 million. */
  readonly characters?: number;
  /** Also keep values in this folder, which is made if need be: one that only the user can write to, and no part of a workspace. */
  readonly folder?: string;
  /** Megabytes on disk at most. Default 64. */
  readonly folderMegabytes?: number;
}

export function createMemoStore(options: MemoStoreOptions = {}): MemoStore {
  return new Store(options);
}

/** Forgets what lies in a folder; says how many values that were. */
export function clearFolder(folder: string): number {
  return new DiskFolder(folder, 0).clear();
}

class Store implements MemoStore {
  readonly statistics = { memoryHits: 0, diskHits: 0, misses: 0 };
  /** JSON texts, the one used longest ago first. Texts, so that nobody can change a value that somebody else was given. */
  private readonly texts = new Map<string, string>();
  private characters = 0;
  private readonly maximumEntries: number;
  private readonly maximumCharacters: number;
  private readonly disk: DiskFolder | undefined;

  constructor(options: MemoStoreOptions) {
    this.maximumEntries = options.entries ?? 20_000;
    this.maximumCharacters = options.characters ?? 64_000_000;
    this.disk = options.folder === undefined ? undefined : new DiskFolder(options.folder, (options.folderMegabytes ?? 64) * 1_000_000);
  }

  get(key: string): unknown {
    const remembered = this.texts.get(key);
    if (remembered !== undefined) {
      this.statistics.memoryHits++;
      this.texts.delete(key);
      this.texts.set(key, remembered);
      return JSON.parse(remembered) as unknown;
    }
    const stored = this.disk?.read(key);
    const value = stored === undefined ? undefined : parse(stored);
    if (stored === undefined || value === undefined) {
      this.statistics.misses++;
      return undefined;
    }
    this.statistics.diskHits++;
    this.remember(key, stored);
    return value;
  }

  set(key: string, value: unknown): void {
    const text = print(value);
    if (text === undefined) return;
    this.remember(key, text);
    this.disk?.write(key, text);
  }

  private remember(key: string, text: string): void {
    this.forget(key);
    if (text.length > this.maximumCharacters) return;
    this.texts.set(key, text);
    this.characters += text.length;
    for (const oldest of this.texts.keys()) {
      if (this.texts.size <= this.maximumEntries && this.characters <= this.maximumCharacters) break;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    const text = this.texts.get(key);
    if (text === undefined) return;
    this.texts.delete(key);
    this.characters -= text.length;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Undefined for a value that would not come back as it was: JSON silently writes `null` for a number that is not finite, and `{}` for a
 * Map.
 */
function print(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, function (this: unknown, _name, each: unknown) {
      if (!isKept(each) && !(each === undefined && !Array.isArray(this))) throw new TypeError('not a JSON value');
      return each;
    });
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
