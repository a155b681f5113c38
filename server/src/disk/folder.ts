/**
 * An open folder: what is made, read or removed through it lies in this very folder, whatever becomes of its path meanwhile.
 * **Invariant**: nothing is reached through a link, and nothing that is there is written over: a file is made anew (`O_EXCL`), or made
 * beside an old one and put into its place.
 * Why through an open folder: between a look at a path and the use of it, any part of it may be exchanged for a link. Linux names open
 * folders in `/proc/self/fd`; where there is no such thing, every part of the path is looked at, and the time between the look and the use
 * remains.
 * Neighbours: `output-folder.ts` and `state.ts` decide what may be written; `incremental/` keeps its files with it. No other file of the
 * product writes.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';

const { O_CREAT, O_EXCL, O_RDONLY, O_WRONLY, O_DIRECTORY = 0, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = fs.constants;
const OPEN_FILES = '/proc/self/fd';
/** Linux: opens a folder also where it may be passed through only, not listed. Node has no name for it. */
const O_PATH = 0o10000000;

/** A part of a path is a link. `leadsTo`: where the whole path leads, if that is known. */
export class IsLink extends Error {
  constructor(
    readonly link: string,
    readonly leadsTo: string | undefined,
  ) {
    super(`${link} is a link`);
  }
}

export class Folder {
  private parts = 0;

  /** `base` is how the system is asked for what is in the folder, `path` how messages name it. */
  private constructor(
    private readonly base: string,
    readonly path: string,
    private readonly handle: number | undefined,
  ) {}

  /**
   * Opens the folder; with `make`, folders that are missing on the way are made. Throws `IsLink`, or the system's error.
   * Links right below the root are the system's own (`/tmp` on a Mac) and followed.
   */
  static open(given: string, make?: { readonly mode?: number }): Folder {
    const full = path.resolve(given);
    const { root } = path.parse(full);
    const [first, ...rest] = full
      .slice(root.length)
      .split(path.sep)
      .filter((part) => part !== '');
    let current = Folder.of(root, root);
    if (first === undefined) return current;
    const top = path.join(root, first);
    const real =
      path.parse(top).root === root && fs.lstatSync(top, { throwIfNoEntry: false })?.isSymbolicLink() === true
        ? fs.realpathSync(top)
        : undefined;
    try {
      if (real !== undefined) {
        current.close();
        current = Folder.of(real, top);
      }
      for (const part of real === undefined ? [first, ...rest] : rest) {
        const next = current.child(part, make);
        current.close();
        current = next;
      }
      return current;
    } catch (error) {
      current.close();
      throw error instanceof IsLink ? new IsLink(error.link, realOf(full)) : error;
    }
  }

  private static of(at: string, shown: string): Folder {
    if (process.platform !== 'linux' || !fs.existsSync(OPEN_FILES)) {
      // Where there are no such flags, a look has to do.
      const status = fs.lstatSync(at);
      if (status.isSymbolicLink()) throw new IsLink(shown, undefined);
      if (!status.isDirectory()) throw notFolder(shown);
      return new Folder(at, shown, undefined);
    }
    let handle: number;
    try {
      handle = fs.openSync(at, O_PATH | O_DIRECTORY | O_NOFOLLOW);
    } catch (error) {
      // What the system says of a link that must be a folder and must not be followed is not the same everywhere.
      if (fs.lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() === true) throw new IsLink(shown, undefined);
      throw error;
    }
    return new Folder(`${OPEN_FILES}/${handle}`, shown, handle);
  }

  /** A folder in this one; with `make`, it is made where nothing is there. */
  child(name: string, make?: { readonly mode?: number }): Folder {
    if (make !== undefined && this.status(name) === undefined) this.makeFolder(name, make.mode);
    return Folder.of(this.at(name), path.join(this.path, name));
  }

  /** Makes a folder; says whether it was not there. */
  makeFolder(name: string, mode?: number): boolean {
    try {
      fs.mkdirSync(this.at(name), mode === undefined ? {} : { mode });
      return true;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      return false;
    }
  }

  names(): readonly string[] {
    return fs.readdirSync(this.base).sort();
  }

  /** Of the folder itself. */
  get own(): fs.Stats {
    return this.handle === undefined ? fs.lstatSync(this.base) : fs.fstatSync(this.handle);
  }

  /** Of what has this name, links not followed; undefined where nothing has. */
  status(name: string): fs.Stats | undefined {
    return fs.lstatSync(this.at(name), { throwIfNoEntry: false });
  }

  /** What a regular file holds, and what is known of it; undefined where there is none, or it is larger. */
  read(name: string, maximumBytes: number): { readonly bytes: Buffer; readonly status: fs.Stats } | undefined {
    let handle: number;
    try {
      // Opening a pipe would wait for ever.
      if (O_NOFOLLOW === 0 && this.status(name)?.isFile() !== true) return undefined;
      handle = fs.openSync(this.at(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    } catch {
      return undefined;
    }
    try {
      const status = fs.fstatSync(handle);
      return status.isFile() && status.size <= maximumBytes ? { bytes: fs.readFileSync(handle), status } : undefined;
    } finally {
      fs.closeSync(handle);
    }
  }

  /** Makes a file that is not there; fails where anything has its name. What cannot be written whole is removed again. */
  create(name: string, content: string | Buffer, mode = 0o666): void {
    const handle = fs.openSync(this.at(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
    try {
      fs.writeFileSync(handle, content);
    } catch (error) {
      this.remove(name);
      throw error;
    } finally {
      fs.closeSync(handle);
    }
  }

  /**
   * Puts a new file into the place of a regular file or of none: no reader sees half of it, and a link in its place is replaced, never
   * followed.
   */
  replace(name: string, content: string | Buffer, mode?: number): void {
    const part = `${name}.${process.pid}-${this.parts++}.part`;
    this.create(part, content, mode);
    try {
      fs.renameSync(this.at(part), this.at(name));
    } catch (error) {
      this.remove(part);
      throw error;
    }
  }

  /** Gives a file a name that nothing has yet; fails with `EEXIST` else. */
  link(from: string, to: string): void {
    fs.linkSync(this.at(from), this.at(to));
  }

  /** Marks a file as used now. */
  touch(name: string): void {
    fs.utimesSync(this.at(name), new Date(), new Date());
  }

  /** Removes a file, or an empty folder; says whether it could. */
  remove(name: string): boolean {
    try {
      if (this.status(name)?.isDirectory() === true) fs.rmdirSync(this.at(name));
      else fs.unlinkSync(this.at(name));
      return true;
    } catch {
      return false;
    }
  }

  close(): void {
    if (this.handle !== undefined) fs.closeSync(this.handle);
  }

  private at(name: string): string {
    if (name === '' || name === '.' || name === '..' || /[/\0]/.test(name) || name.includes(path.sep))
      throw new Error(`${JSON.stringify(name)} is no name in a folder`);
    return path.join(this.base, name);
  }
}

/** Where a path leads, as far as it is there. */
export function realOf(given: string): string | undefined {
  let rest = '';
  for (let at = path.resolve(given); ; at = path.dirname(at)) {
    try {
      return path.join(fs.realpathSync(at), rest);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || path.dirname(at) === at) return undefined;
      rest = path.join(path.basename(at), rest);
    }
  }
}

/** The system's word for what went wrong: `EACCES`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function notFolder(shown: string): Error {
  return Object.assign(new Error(`${shown} is no folder`), { code: 'ENOTDIR' });
}
