/**
 * The texts of the workspace: what is open in the editor overrides what is on disk.
 * Reading disks takes time, and folders may come and go meanwhile: all that touches the disk runs one after the other, and
 * `onChange` is called when the texts really are others.
 * Neighbours: `java-files.ts` reads; `checking.ts` takes snapshots.
 */
import { lstat, realpath } from 'node:fs/promises';
import * as path from 'node:path';
import type { SourceFile } from '../verify/pipeline';
import { isSkippedFolder, readJavaFile, readJavaFiles, type Limits } from './java-files';

/** One state of all texts. */
export interface Snapshot {
  readonly files: readonly SourceFile[];
  /** The editor's version of each open document, by path. */
  readonly openVersions: ReadonlyMap<string, number>;
}

export interface TextsEvents {
  /** Some texts are others now; `edited` is the document that the user changed, if it was that. */
  onChange(edited?: string): void;
  /** A sentence about something that could not be read. */
  onOmission(sentence: string): void;
}

export class Texts {
  private readonly open = new Map<string, { version: number; text: string }>();
  private readonly onDisk = new Map<string, string>();
  private lastFiles: ReadonlyMap<string, SourceFile> = new Map();
  private folders: readonly string[] = [];
  private work: Promise<void> = Promise.resolve();
  private pending = 0;
  /** Whether texts changed while the disk was being read; told when it is done. */
  private changedMeanwhile = false;

  constructor(private readonly limits: Limits, private readonly events: TextsEvents) {}

  /** Whether folders are still being read; what is known until then is not the whole program. */
  get reading(): boolean {
    return this.pending > 0;
  }

  /** Resolves when all that was asked of the disk so far is done. */
  settled(): Promise<void> {
    return this.work;
  }

  /** One state of all texts; undefined while folders are being read, and then their end counts as a change, so that whoever asked asks again. */
  snapshotWhenRead(): Snapshot | undefined {
    if (!this.reading) return this.snapshot();
    this.changedMeanwhile = true;
    return undefined;
  }

  /** A file whose text did not change is the same object as in the last snapshot, so that what was made of it can be found by it. */
  snapshot(): Snapshot {
    const paths = [...new Set([...this.onDisk.keys(), ...this.open.keys()])].sort();
    const before = this.lastFiles;
    this.lastFiles = new Map(paths.map((file) => {
      const text = this.open.get(file)?.text ?? this.onDisk.get(file) ?? '';
      const known = before.get(file);
      return [file, known?.text === text ? known : { path: file, text }];
    }));
    const files = [...this.lastFiles.values()];
    return { files, openVersions: new Map([...this.open].map(([file, { version }]) => [file, version])) };
  }

  /** An open document has this text now. */
  set(file: string, version: number, text: string): void {
    const before = this.open.get(file)?.text ?? this.onDisk.get(file);
    this.open.set(file, { version, text });
    if (this.reading) this.changedMeanwhile = true;
    this.events.onChange(before === text ? undefined : file);
  }

  /** The editor gave a document back: the disk's text counts again, if the file lies in a folder. */
  close(file: string): void {
    const closed = this.open.get(file);
    if (!closed) return;
    this.queue(async () => {
      const changed = await this.readAgain(file);
      if (this.open.get(file) !== closed) return changed;
      this.open.delete(file);
      return true;
    });
  }

  /** Files that were created, changed or deleted outside the editor. */
  changedOnDisk(files: readonly string[]): void {
    this.queue(async () => {
      let changed = false;
      for (const file of files) changed = (await this.readAgain(file)) || changed;
      return changed;
    });
  }

  /** From now on these folders, and no others, make the workspace. Resolves when they have been read. */
  setFolders(folders: readonly string[]): Promise<void> {
    return this.queue(async () => {
      this.folders = [...folders];
      this.onDisk.clear();
      for (const folder of withoutNested(folders)) await this.readFolder(folder);
      return true;
    });
  }

  /** Folders that were added to or taken from the workspace. */
  changeFolders(added: readonly string[], removed: readonly string[]): Promise<void> {
    return this.queue(async () => {
      this.folders = this.folders.filter((folder) => !removed.includes(folder)).concat(added.filter((folder) => !this.folders.includes(folder)));
      for (const file of [...this.onDisk.keys()]) if (!(await this.isInside(file))) this.onDisk.delete(file);
      for (const folder of added) await this.readFolder(folder);
      return true;
    });
  }

  private async readAgain(file: string): Promise<boolean> {
    if (!file.endsWith('.java')) return this.readFolderAgain(file);
    if (!(await this.isInside(file))) return this.onDisk.delete(file);
    const read = await readJavaFile(file, this.limits);
    if (typeof read !== 'string') {
      if (read.omission) this.events.onOmission(read.omission);
      return this.onDisk.delete(file);
    }
    const changed = this.onDisk.get(file) !== read;
    this.onDisk.set(file, read);
    return changed;
  }

  /** A created, deleted or renamed folder is reported by its own name only. */
  private async readFolderAgain(folder: string): Promise<boolean> {
    for (const file of [...this.onDisk.keys()]) if (isBelow(file, folder)) this.onDisk.delete(file);
    // What was reported may hold whole folders of the workspace.
    for (const own of withoutNested(this.folders)) if (own === folder || isBelow(own, folder)) await this.readFolder(own);
    const inside = await this.isInside(folder);
    if (inside && !isSkippedFolder(path.basename(folder)) && (await isFolder(folder))) await this.readFolder(folder);
    return true;
  }

  private async readFolder(folder: string): Promise<void> {
    const read = await readJavaFiles(folder, this.limits);
    for (const [file, text] of read.texts) this.onDisk.set(file, text);
    for (const sentence of read.omissions) this.events.onOmission(sentence);
  }

  /** Whether the file lies in one of the folders, reached without a link on the way. */
  private async isInside(file: string): Promise<boolean> {
    for (const folder of this.folders) {
      if (!isBelow(file, folder)) continue;
      const relative = path.relative(folder, file);
      if (relative.split(path.sep).slice(0, -1).some(isSkippedFolder)) continue;
      const [realFolder, realFile] = await Promise.all([realPath(folder), realPath(file)]);
      if (realFile === undefined || realFolder === undefined || realFile === path.join(realFolder, relative)) return true;
    }
    return false;
  }

  private queue(task: () => Promise<boolean>): Promise<void> {
    this.pending++;
    this.work = this.work
      .then(task)
      .catch((error: unknown) => {
        this.events.onOmission(`Reading the folders failed (${error instanceof Error ? error.message : String(error)}).`);
        return true;
      })
      .then((changed) => {
        this.pending--;
        this.changedMeanwhile ||= changed;
        if (this.pending > 0 || !this.changedMeanwhile) return;
        this.changedMeanwhile = false;
        this.events.onChange();
      });
    return this.work;
  }
}

async function isFolder(file: string): Promise<boolean> {
  try {
    return (await lstat(file)).isDirectory();
  } catch {
    return false;
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

function isBelow(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

/** A folder inside another one is read with it. */
function withoutNested(folders: readonly string[]): readonly string[] {
  return folders.filter((folder) => !folders.some((other) => isBelow(folder, other)));
}
