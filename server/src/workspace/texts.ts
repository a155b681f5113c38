/**
 * The texts of the workspace: what is open in the editor overrides what is on disk. A file may be open under several names, as several
 * documents; the one that was written in last is what is checked, and when it is closed the others still have theirs.
 * Reading disks takes time, and folders may come and go meanwhile: all that touches the disk runs one after the other, and
 * `onChange` is called when the texts really are others.
 * Neighbours: `disk-folder.ts` follows the disk; `file-names.ts` says which file a name means; `checking.ts` takes snapshots.
 */
import * as path from 'node:path';
import type { SourceFile } from '../verify/analysis';
import { DiskFolder } from './disk-folder';
import { fileOf } from './file-names';
import type { Limits } from './java-files';

/** One state of all texts. Files are called as `fileOf` calls them. */
export interface Snapshot {
  readonly files: readonly SourceFile[];
  /** The editor's version of each open file: of the document that is checked. */
  readonly openVersions: ReadonlyMap<string, number>;
  /** What the editor calls a file of this state; absent: as it is called here. */
  names?(file: string): FileNames;
}

/** What the editor calls a file. */
export interface FileNames {
  /** The documents under which it is open, the one that was written in last before the others. */
  readonly documents: readonly OpenName[];
  /** A path to it, by way of the folder as the user named it. */
  readonly path: string;
}

export interface OpenName {
  readonly document: string;
  readonly version: number;
  /** Whether its text is the one that is checked; another document of the same file may have another one. */
  readonly isChecked: boolean;
}

export interface TextsEvents {
  /** Some texts are others now; `edited` is the file that the user changed, if it was that. */
  onChange(edited?: string): void;
  /** A sentence about something that could not be read. */
  onOmission(sentence: string): void;
}

interface OpenText {
  readonly path: string;
  readonly version: number;
  readonly text: string;
  /** Higher: written in later. */
  readonly turn: number;
  /** Links come and go, so this may change while the document is open. */
  file: string;
}

export class Texts {
  /** By the document, whose name is compared to the letter. */
  private readonly open = new Map<string, OpenText>();
  private turns = 0;
  private lastFiles: ReadonlyMap<string, SourceFile> = new Map();
  private folders: readonly DiskFolder[] = [];
  private work: Promise<void> = Promise.resolve();
  private pending = 0;
  /** Whether texts changed while the disk was being read; reported when that is done. */
  private changedMeanwhile = false;

  constructor(
    private readonly limits: Limits,
    private readonly events: TextsEvents,
  ) {}

  /** Whether folders are still being read; what is known until then is not the whole program. */
  get reading(): boolean {
    return this.pending > 0;
  }

  /** Resolves when all that was asked of the disk so far is done. */
  settled(): Promise<void> {
    return this.work;
  }

  /**
   * One state of all texts; undefined while folders are being read, and then their end counts as a change, so that whoever asked asks
   * again.
   */
  snapshotWhenRead(): Snapshot | undefined {
    if (!this.reading) return this.snapshot();
    this.changedMeanwhile = true;
    return undefined;
  }

  /** A file whose text did not change is the same object as in the last snapshot, so that what was made of it can be found by it. */
  snapshot(): Snapshot {
    // A file in two of the folders is the first one's.
    const onDisk = new Map([...this.folders].reverse().flatMap(({ texts }) => [...texts]));
    const open = this.openFiles();
    const paths = [...new Set([...onDisk.keys(), ...open.keys()])].sort();
    const before = this.lastFiles;
    this.lastFiles = new Map(
      paths.map((file) => {
        const text = open.get(file)?.[0]![1].text ?? onDisk.get(file) ?? '';
        const known = before.get(file);
        return [file, known?.text === text ? known : { path: file, text }];
      }),
    );
    const names = new Map(
      [...open].map(([file, documents]) => [
        file,
        documents.map(([document, { version, text }]) => ({ document, version, isChecked: text === documents[0]![1].text })),
      ]),
    );
    return {
      files: [...this.lastFiles.values()],
      openVersions: new Map([...open].map(([file, [last]]) => [file, last![1].version])),
      names: (file) => ({ documents: names.get(file) ?? [], path: this.nameOf(file) }),
    };
  }

  /** The file that an open document is, if its text is the one that is checked. */
  checkedFile(document: string): string | undefined {
    const open = this.open.get(document);
    return open && this.textOf(open.file) === open.text ? open.file : undefined;
  }

  /** The text of a file that is open in the editor, under whatever name; what was written last. */
  openText(name: string): string | undefined {
    const file = fileOf(name);
    return this.openFiles().get(file)?.[0]![1].text;
  }

  /** An open document has this text now. Gives the file that it is. */
  set(name: string, version: number, text: string, document = name): string {
    const known = this.open.get(document);
    const file = known?.path === name ? known.file : fileOf(name);
    const before = this.textOf(file);
    this.open.set(document, { path: name, version, text, turn: ++this.turns, file });
    if (this.reading) this.changedMeanwhile = true;
    this.events.onChange(before === text ? undefined : file);
    return file;
  }

  /** The editor gave a document back: what is open under another name counts again, or the disk's text, if the file lies in a folder. */
  close(document: string): void {
    const closed = this.open.get(document);
    if (!closed) return;
    this.queue(async () => {
      const changed = path.isAbsolute(closed.path) && (await this.lookAgain([closed.path]));
      if (this.open.get(document) !== closed) return changed;
      this.open.delete(document);
      return true;
    });
  }

  /** Files or folders that were created, changed or deleted outside the editor. */
  changedOnDisk(paths: readonly string[]): void {
    const onDisk = paths.filter((one) => path.isAbsolute(one));
    if (this.folders.some((folder) => folder.concerns(onDisk)) || this.reading) this.queue(() => this.lookAgain(onDisk));
    else if (this.nameAgain()) this.events.onChange();
  }

  /** Reads all folders anew, whatever was reported of them. */
  readEverything(): Promise<void> {
    return this.queue(() => this.read(this.folders));
  }

  /** From now on these folders, and no others, make the workspace. Resolves when they have been read. */
  setFolders(folders: readonly string[]): Promise<void> {
    return this.queue(async () => {
      this.folders = [...new Set(folders.map((folder) => path.resolve(folder)))].map((folder) => this.diskFolder(folder));
      await this.read(this.folders);
      return true;
    });
  }

  /** Folders that were added to or taken from the workspace. */
  changeFolders(added: readonly string[], removed: readonly string[]): Promise<void> {
    return this.queue(async () => {
      const left = removed.map((folder) => path.resolve(folder)).reduce(without, this.folders);
      const more = [...new Set(added.map((folder) => path.resolve(folder)))]
        .filter((folder) => left.every(({ named }) => named !== folder))
        .map((folder) => this.diskFolder(folder));
      this.folders = [...left, ...more];
      await this.read(more);
      return true;
    });
  }

  private diskFolder(named: string): DiskFolder {
    return new DiskFolder(named, this.limits, (sentence) => this.events.onOmission(sentence));
  }

  private async read(folders: readonly DiskFolder[]): Promise<boolean> {
    let changed = false;
    for (const folder of folders) changed = (await folder.read()) || changed;
    return this.nameAgain() || changed;
  }

  private async lookAgain(paths: readonly string[]): Promise<boolean> {
    let changed = false;
    for (const folder of this.folders) changed = (await folder.lookAgain(paths)) || changed;
    return this.nameAgain() || changed;
  }

  /** A link may lead to another file than before. */
  private nameAgain(): boolean {
    let changed = false;
    for (const open of this.open.values()) {
      const file = fileOf(open.path);
      changed ||= file !== open.file;
      open.file = file;
    }
    return changed;
  }

  /** The documents of each open file, the one that was written in last before the others. */
  private openFiles(): ReadonlyMap<string, readonly (readonly [string, OpenText])[]> {
    const files = new Map<string, [string, OpenText][]>();
    for (const one of [...this.open].sort(([, left], [, right]) => right.turn - left.turn))
      files.set(one[1].file, [...(files.get(one[1].file) ?? []), one]);
    return files;
  }

  private textOf(file: string): string | undefined {
    let last: OpenText | undefined;
    for (const open of this.open.values()) if (open.file === file && open.turn > (last?.turn ?? 0)) last = open;
    return last?.text ?? this.folders.find(({ texts }) => texts.has(file))?.texts.get(file);
  }

  /** By way of the innermost folder that it lies in. */
  private nameOf(file: string): string {
    const names = this.folders.flatMap((folder) => {
      const name = folder.nameOf(file);
      return name === undefined ? [] : [{ name, folder: folder.named }];
    });
    return (
      names.reduce(
        (best, one) =>
          best === undefined || path.relative(one.folder, one.name).length < path.relative(best.folder, best.name).length ? one : best,
        names[0],
      )?.name ?? file
    );
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

/** Without the folder of this name; where none is called so to the letter, without what it is by another name. */
function without(folders: readonly DiskFolder[], removed: string): readonly DiskFolder[] {
  const isNamed = folders.some(({ named }) => named === removed);
  return folders.filter(({ named }) => (isNamed ? named !== removed : fileOf(named) !== fileOf(removed)));
}
