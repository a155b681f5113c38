/**
 * The Java of one folder of the workspace, kept as the disk has it. Whatever is reported to have changed is looked at as it is now, with
 * every folder on the way to it, so it does not matter what the report called it (created, deleted, a folder, a file), in which order
 * reports come, or whether each of a deleted folder's files is reported too.
 * **Invariant**: after `lookAgain` of all that changed, `texts` is what `read` would make it. Of what is not reported at all `read` alone
 * knows.
 * Neighbours: `java-files.ts` reads; `texts.ts` has one of these for each folder.
 */
import { lstat, realpath } from 'node:fs/promises';
import * as path from 'node:path';
import { fileOf, folded, isBelow, isWithin } from './file-names';
import { isSkippedFolder, readJavaFile, readJavaFiles, stampOf, type Limits } from './java-files';

/** Of so many reports each is looked at; of more, the folder as a whole. */
const MOST_REPORTS = 1_000;

export class DiskFolder {
  private real: string | undefined;
  /** By the names that `fileOf` gives. */
  private known: Map<string, string> = new Map();
  /** The folders that were read, each with its stamp: another folder of the same name has another. */
  private folders: Map<string, string> = new Map();
  /** Something was left out for a limit; then any Java file more or less decides about others. */
  private isFull = false;

  /** `named` is the folder as the user calls it; it may be a link. */
  constructor(
    readonly named: string,
    private readonly limits: Limits,
    private readonly tellOmission: (sentence: string) => void,
  ) {}

  get texts(): ReadonlyMap<string, string> {
    return this.known;
  }

  /** The file as the user would call it who calls the folder `named`; undefined where it does not lie in it. */
  nameOf(file: string): string | undefined {
    return this.real !== undefined && isWithin(file, this.real) ? path.join(this.named, path.relative(this.real, file)) : undefined;
  }

  /** Reads everything anew. Whether texts are others now. */
  async read(): Promise<boolean> {
    const before = this.known;
    this.real = await realPath(this.named);
    const read = await readJavaFiles(this.real ?? this.named, this.limits);
    this.known = new Map(read.texts);
    this.folders = new Map(read.folders);
    this.isFull = read.isFull;
    for (const sentence of read.omissions) this.tellOmission(sentence);
    return !sameTexts(before, this.known);
  }

  /** Looks again at what these paths lead to, and at nothing else of the folder. Whether texts are others now. */
  async lookAgain(paths: readonly string[]): Promise<boolean> {
    const places = new Set(paths.flatMap((one) => this.placesOf(one)));
    if (places.size === 0) return false;
    const real = await realPath(this.named);
    const isSame = real !== undefined && real === this.real && this.folders.get(real) === (await stampOf(real));
    if (!isSame || places.has(real) || places.size > MOST_REPORTS) return this.read();
    const before = new Map(this.known);
    const look = new Look(real, this.known, this.folders, this.limits, this.tellOmission);
    for (const place of places) await look.at(place);
    const isRoom =
      this.known.size <= this.limits.files &&
      [before, this.known].every((texts) => sizeOf(texts) < this.limits.bytesTogether) &&
      !look.isFull;
    if (!isRoom || (this.isFull && !sameFiles(before, this.known))) await this.read();
    return !sameTexts(before, this.known);
  }

  /**
   * Whether anything that is reported could change the texts: version control and tools change much in folders that are not looked into.
   */
  concerns(paths: readonly string[]): boolean {
    return paths.length > MOST_REPORTS || paths.some((one) => this.placesOf(one).length > 0);
  }

  /**
   * Where a path leads to in this folder: by its letters, and by where its links lead. A folder above this one may have been exchanged with
   * all that is in it.
   */
  private placesOf(reported: string): readonly string[] {
    const plain = path.resolve(reported);
    const real = this.real ?? fileOf(this.named);
    const file = fileOf(plain);
    if (isWithin(this.named, plain) || isWithin(real, plain) || isWithin(real, file)) return [real];
    const named = isBelow(plain, this.named) ? [path.join(real, path.relative(this.named, plain))] : [];
    return [...named, ...[plain, file].filter((one) => isBelow(one, real))].filter(
      (one) => !path.relative(real, one).split(path.sep).slice(0, -1).some(isSkippedFolder),
    );
  }
}

/** One turn of looking: what has been looked at is not looked at again. */
class Look {
  isFull = false;
  private readonly done = new Set<string>();
  private readonly stillThere = new Set<string>();
  private byFolded: Map<string, string[]> | undefined;

  constructor(
    private readonly root: string,
    private readonly texts: Map<string, string>,
    private readonly folders: Map<string, string>,
    private readonly limits: Limits,
    private readonly tellOmission: (sentence: string) => void,
  ) {}

  /**
   * Goes down from the root to the place, as far as there are folders that are known; what is another thing now than it was is read, or
   * dropped.
   */
  async at(place: string): Promise<void> {
    if (this.done.has(place)) return;
    this.done.add(place);
    let current = this.root;
    const names = path.relative(this.root, place).split(path.sep);
    for (const [index, name] of names.entries()) {
      current = path.join(current, name);
      const isLast = index === names.length - 1;
      if (!isLast && this.stillThere.has(current)) continue;
      const kind = await kindOf(current);
      // What was a folder may be a file by now, though only something in it is reported.
      if (kind === 'file') return isLast ? this.file(current) : this.at(current);
      if (kind !== 'folder') return this.gone(current, kind === 'nothing');
      if (isSkippedFolder(name)) return this.drop(current);
      const stamp = this.folders.get(current);
      if (isLast || stamp === undefined || stamp !== (await stampOf(current))) return this.folder(current);
      this.stillThere.add(current);
    }
  }

  private async file(file: string): Promise<void> {
    this.drop(file);
    const read = file.endsWith('.java') ? await readJavaFile(file, this.limits) : undefined;
    if (typeof read === 'string') this.texts.set(file, read);
    else if (read?.omission) this.tellOmission(read.omission);
  }

  private async folder(folder: string): Promise<void> {
    this.drop(folder);
    const read = await readJavaFiles(folder, this.limits);
    for (const [file, text] of read.texts) this.texts.set(file, text);
    for (const [below, stamp] of read.folders) {
      this.folders.set(below, stamp);
      this.stillThere.add(below);
    }
    for (const sentence of read.omissions) this.tellOmission(sentence);
    this.isFull ||= read.isFull;
  }

  /** It may have been known in other letters. */
  private async gone(place: string, isNothing: boolean): Promise<void> {
    this.drop(place);
    if (!isNothing) return;
    if (!this.byFolded) {
      this.byFolded = new Map();
      for (const known of [...this.texts.keys(), ...this.folders.keys()])
        this.byFolded.set(folded(known), [...(this.byFolded.get(folded(known)) ?? []), known]);
    }
    for (const other of this.byFolded.get(folded(place)) ?? []) await this.at(other);
  }

  /** The place with all below it. */
  private drop(place: string): void {
    const start = `${place}${path.sep}`;
    for (const map of [this.texts, this.folders]) {
      map.delete(place);
      for (const known of map.keys()) if (known.startsWith(start)) map.delete(known);
    }
  }
}

/** What a path leads to without any link on the way, in the disk's own letters. */
async function kindOf(place: string): Promise<'folder' | 'file' | 'other' | 'nothing'> {
  try {
    const status = await lstat(place);
    if (!status.isDirectory() && !status.isFile()) return 'other';
    if ((await realPath(place)) !== place) return 'other';
    return status.isDirectory() ? 'folder' : 'file';
  } catch {
    return 'nothing';
  }
}

/** The path without links; undefined where there is no such file. */
async function realPath(file: string): Promise<string | undefined> {
  try {
    return await realpath(file);
  } catch {
    return undefined;
  }
}

function sameFiles(left: ReadonlyMap<string, string>, right: ReadonlyMap<string, string>): boolean {
  return left.size === right.size && [...left.keys()].every((file) => right.has(file));
}

function sameTexts(left: ReadonlyMap<string, string>, right: ReadonlyMap<string, string>): boolean {
  return left.size === right.size && [...left].every(([file, text]) => right.get(file) === text);
}

function sizeOf(texts: ReadonlyMap<string, string>): number {
  let size = 0;
  for (const text of texts.values()) size += text.length;
  return size;
}
