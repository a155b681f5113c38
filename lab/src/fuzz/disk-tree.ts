/**
 * A folder on disk that changes at random as people and their tools change it: files and folders come, go, are renamed, hidden, exchanged
 * for one another and for links, the whole of it is deleted and made anew, another branch is checked out. Each change says what a watcher
 * could report of it. Names are hostile: percent signs, line breaks, escape sequences, characters that turn the direction of writing,
 * folders that are called like Java files.
 * Neighbours: `workspace-session.ts` changes and reports; `spellings.ts` writes the names as URIs.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Dice } from './dice';

export interface Entry {
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

const STEMS = [
  'A',
  'B',
  'c',
  'C',
  'sub',
  'deep',
  'with space',
  'p%41',
  '%',
  '#hash',
  'what?',
  'u\u0308',
  '\u00fc',
  '\u{1F600}',
  '\u202Egnp',
  'line\nbreak',
  'es\u001b[31mcape',
  '`tick`',
  '"quote"',
  "'",
  'back\\slash',
  '&amp;',
  '[link](command:x)',
  '$(echo)',
  ';',
  '.hidden',
  'node_modules',
  '..dots',
];

const MOST_ENTRIES = 40;

export class DiskTree {
  constructor(
    readonly root: string,
    private readonly dice: Dice,
    private readonly text: () => string,
  ) {}

  /** Everything in it that has a name in UTF-8, folders before what is in them; links are not followed. */
  entries(folder = this.root): readonly Entry[] {
    if (!fs.existsSync(folder)) return [];
    return fs
      .readdirSync(folder)
      .filter((name) => !name.includes('\ufffd'))
      .sort()
      .flatMap((name): readonly Entry[] => {
        const file = path.join(folder, name);
        const status = fs.lstatSync(file);
        if (status.isDirectory()) return [{ path: file, kind: 'folder' }, ...this.entries(file)];
        return [{ path: file, kind: status.isFile() ? 'file' : status.isSymbolicLink() ? 'link' : 'other' }];
      });
  }

  /** One change; the paths that an attentive watcher would report, folders and all that was and is in them. */
  change(): readonly string[] {
    const { dice } = this;
    if (!fs.existsSync(this.root)) return this.fill(this.root, dice.between(1, 4));
    const entries = this.entries();
    if (entries.length > MOST_ENTRIES) return this.remove(this.some(entries, 'folder') ?? this.root);
    switch (
      dice.weighted({ create: 6, write: 5, remove: 4, rename: 6, folder: 4, turn: 4, link: 4, exchange: 3, wipe: 1, checkout: 3, bytes: 1 })
    ) {
      case 'create':
        return this.write(this.newName(true));
      case 'write':
        return this.write(this.some(entries, 'file') ?? this.newName(true));
      case 'remove':
        return this.remove(this.some(entries) ?? this.root);
      case 'rename':
        return this.rename(entries);
      case 'folder':
        return this.fill(this.newName(dice.oneIn(4)), dice.between(1, 3));
      case 'turn': {
        const before = this.some(entries);
        if (before === undefined) return [];
        const gone = this.remove(before);
        return [...gone, ...(dice.oneIn(2) ? this.write(before) : this.fill(before, 2))];
      }
      case 'link':
        return this.link(entries);
      case 'exchange': {
        const [left, right] = [this.some(entries), this.some(entries)];
        if (left === undefined || right === undefined || path.dirname(left) !== path.dirname(right) || left === right) return [];
        const before = [...this.withBelow(left), ...this.withBelow(right)];
        const between = `${this.root}-between`;
        fs.renameSync(left, between);
        fs.renameSync(right, left);
        fs.renameSync(between, right);
        return [...before, ...this.withBelow(left), ...this.withBelow(right)];
      }
      case 'wipe':
        return [...this.remove(this.root), ...(dice.oneIn(2) ? this.fill(this.root, 3) : [])];
      case 'checkout':
        return Array.from({ length: dice.between(2, 6) }, () => this.change()).flat();
      case 'bytes': {
        const name = Buffer.concat([Buffer.from(`${this.root}${path.sep}`), Buffer.from([0xff, 0x41]), Buffer.from('.java')]);
        if (!fs.existsSync(name)) fs.writeFileSync(name, 'class NotUtf8 { }');
        return [];
      }
    }
  }

  /** A path in a folder that is there, of a file that is not. */
  newName(isFile: boolean): string {
    const folders = [
      this.root,
      ...this.entries()
        .filter(({ kind }) => kind === 'folder')
        .map((entry) => entry.path),
    ];
    for (;;) {
      const file = path.join(
        this.dice.pick(folders),
        `${this.dice.pick(STEMS)}${this.dice.oneIn(3) ? this.dice.below(5) : ''}${isFile ? '.java' : ''}`,
      );
      if (!isThere(file)) return file;
    }
  }

  write(file: string): readonly string[] {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // As most editors and tools do: beside it, and then into its place.
    if (this.dice.oneIn(2)) fs.writeFileSync(file, this.text());
    else {
      fs.writeFileSync(`${this.root}-part`, this.text());
      fs.renameSync(`${this.root}-part`, file);
    }
    return [file];
  }

  private fill(folder: string, count: number): readonly string[] {
    fs.mkdirSync(folder, { recursive: true });
    for (let left = count; left > 0; left--)
      this.write(path.join(folder, this.dice.oneIn(4) ? 'in' : '.', `${this.dice.pick(STEMS)}.java`));
    return this.withBelow(folder);
  }

  private remove(place: string): readonly string[] {
    const gone = this.withBelow(place);
    fs.rmSync(place, { recursive: true, force: true });
    return gone;
  }

  private rename(entries: readonly Entry[]): readonly string[] {
    const from = this.some(entries);
    if (from === undefined) return [];
    const to = this.newName(this.dice.oneIn(2));
    if (to === from || to.startsWith(`${from}${path.sep}`)) return [];
    const before = this.withBelow(from);
    fs.renameSync(from, to);
    return [...before, ...this.withBelow(to)];
  }

  private link(entries: readonly Entry[]): readonly string[] {
    const { dice } = this;
    const old = dice.oneIn(2) ? this.some(entries, dice.oneIn(2) ? 'link' : undefined) : undefined;
    const target = dice.weighted({ entry: 6, root: 1, outside: 1, nowhere: 1, self: 1 });
    const link = old ?? this.newName(dice.oneIn(2));
    const gone = old === undefined ? [] : this.remove(old);
    const some = target === 'entry' ? this.some(this.entries()) : undefined;
    const to =
      some ??
      (target === 'root'
        ? this.root
        : target === 'outside'
          ? path.dirname(this.root)
          : target === 'self'
            ? link
            : `${this.root}-nowhere/A.java`);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(dice.oneIn(2) ? to : path.relative(path.dirname(link), to) || '.', link);
    return [...gone, link];
  }

  private withBelow(place: string): readonly string[] {
    if (!isThere(place)) return [];
    return [place, ...(fs.lstatSync(place).isDirectory() ? this.entries(place).map((entry) => entry.path) : [])];
  }

  private some(entries: readonly Entry[], kind?: Entry['kind']): string | undefined {
    const candidates = entries.filter((entry) => (kind === undefined ? entry.kind !== 'other' : entry.kind === kind));
    return candidates.length === 0 ? undefined : this.dice.pick(candidates).path;
  }
}

function isThere(file: string): boolean {
  return fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}
