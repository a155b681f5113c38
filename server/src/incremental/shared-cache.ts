/**
 * Remembered values on a server that a team and its CI share, by the HTTP protocol of Bazel's remote caching: `GET` and `PUT` of
 * `/ac/KEY` and `/cas/KEY`, which nginx with WebDAV, bazel-remote and stores in the manner of S3 understand. An entry is an `ActionResult`
 * whose standard output is the value; a large one lies in `/cas/` under its own hash.
 *
 * Why nothing here can make a verdict wrong: each value is signed for its key with a secret that the team shares, so what a server makes
 * up, changes or mixes up is as if it were not there. And why it cannot hold anybody up: what is waited for in vain is counted, and after a
 * second of that the server is not asked again. (What it gives in time wins some of that back.) Sending goes on beside the proofs.
 * Neighbours: `store.ts` keeps values on this machine; `solver/remembered.ts` asks both; the command line reads `--cache`.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { bytesField, fieldsOf, numberField } from './protobuf';

export interface SharedCacheOptions {
  /** Without a slash at the end. */
  readonly url: string;
  /** What entries are signed with. */
  readonly secret: string;
  readonly isReadOnly?: boolean;
}

/** Never throws or rejects. */
export interface SharedCache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): void;
  /** Waits for what is still being sent, a second at most. */
  close(): Promise<void>;
  /** Values that were got, were not there (or were nothing of ours), were sent; and whether the server is not asked for any more. */
  readonly statistics: { readonly hits: number; readonly misses: number; readonly sent: number; readonly isGivenUp: boolean };
}

/** Of a remote execution API's `ActionResult` and `Digest` (build.bazel.remote.execution.v2). */
const STDOUT_RAW = 5;
const STDOUT_DIGEST = 6;
const DIGEST_HASH = 1;
const DIGEST_SIZE = 2;

const LARGEST_INLINE = 64 * 1024;
const LARGEST = 16 * 1024 * 1024;
/** An answer that comes later is none: proving is faster. */
const LONGEST = 500;
/** What may be waited in vain, altogether, and what an entry that comes is worth, in milliseconds. */
const PATIENCE = 1_000;
const WORTH = 50;
/** So many may be on their way; what comes then is not sent. */
const MOST_SENDING = 400;
/** After so many failures in a row nothing more is sent. */
const MOST_FAILURES = 5;

/** What a team signs its entries with, from the environment of the user; undefined where there is none, or one that could be guessed. */
export function teamSecret(): string | undefined {
  const given = process.env['CALVIN_CACHE_KEY'];
  return given !== undefined && given.length >= 16 ? given : undefined;
}

export function createSharedCache(options: SharedCacheOptions): SharedCache {
  return new Cache(options);
}

class Cache implements SharedCache {
  readonly statistics = { hits: 0, misses: 0, sent: 0, isGivenUp: false };
  private patience = PATIENCE;
  private failures = 0;
  private isClosed = false;
  private readonly sending = new Set<Promise<void>>();

  constructor(private readonly options: SharedCacheOptions) {}

  async get(key: string): Promise<unknown> {
    if (this.statistics.isGivenUp) return undefined;
    const started = performance.now();
    const name = this.nameOf(key);
    const entry = await this.fetched(`ac/${name}`);
    const value = entry && this.verified(name, await this.contentOf(entry));
    const taken = performance.now() - started;
    if (value === undefined) this.statistics.misses++;
    else this.statistics.hits++;
    this.patience = Math.min(PATIENCE, this.patience + (value === undefined ? 0 : WORTH) - taken);
    if (this.patience <= 0) this.statistics.isGivenUp = true;
    return value;
  }

  set(key: string, value: unknown): void {
    if (this.options.isReadOnly === true || this.isClosed || this.failures >= MOST_FAILURES || this.sending.size >= MOST_SENDING) return;
    const sent = this.send(this.nameOf(key), value).finally(() => this.sending.delete(sent));
    this.sending.add(sent);
  }

  async close(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => void (timer = setTimeout(resolve, 1_000)));
    await Promise.race([Promise.all(this.sending), late]);
    clearTimeout(timer);
    // What is not sent by now is not sent.
    this.isClosed = true;
  }

  /** Keys say what values depend on, texts of the team among them: the server sees a hash with the secret in it. */
  private nameOf(key: string): string {
    return createHmac('sha256', this.options.secret).update(`key ${key}`).digest('hex');
  }

  private signatureOf(name: string, text: Buffer): Buffer {
    return createHmac('sha256', this.options.secret).update(`value ${name} `).update(text).digest();
  }

  private verified(name: string, content: Buffer | undefined): unknown {
    if (content === undefined || content.length <= 32) return undefined;
    const [signature, text] = [content.subarray(0, 32), content.subarray(32)];
    if (!timingSafeEqual(signature, this.signatureOf(name, text))) return undefined;
    try {
      return JSON.parse(text.toString('utf8')) as unknown;
    } catch {
      return undefined;
    }
  }

  /** What an entry holds, or leads to. */
  private async contentOf(entry: Buffer): Promise<Buffer | undefined> {
    const fields = fieldsOf(entry);
    const raw = fields?.get(STDOUT_RAW);
    if (Buffer.isBuffer(raw)) return raw;
    const digest = fields?.get(STDOUT_DIGEST);
    const hash = Buffer.isBuffer(digest) ? fieldsOf(digest)?.get(DIGEST_HASH) : undefined;
    if (!Buffer.isBuffer(hash) || !/^[0-9a-f]{64}$/.test(hash.toString('latin1'))) return undefined;
    return this.fetched(`cas/${hash.toString('latin1')}`);
  }

  private async send(name: string, value: unknown): Promise<void> {
    const text = Buffer.from(JSON.stringify(value), 'utf8');
    const content = Buffer.concat([this.signatureOf(name, text), text]);
    if (content.length > LARGEST) return;
    if (content.length <= LARGEST_INLINE) {
      if (await this.put(`ac/${name}`, bytesField(STDOUT_RAW, content))) this.statistics.sent++;
      return;
    }
    const hash = createHash('sha256').update(content).digest('hex');
    const digest = Buffer.concat([bytesField(DIGEST_HASH, Buffer.from(hash, 'latin1')), numberField(DIGEST_SIZE, content.length)]);
    if ((await this.put(`cas/${hash}`, content)) && (await this.put(`ac/${name}`, bytesField(STDOUT_DIGEST, digest))))
      this.statistics.sent++;
  }

  private async fetched(path: string): Promise<Buffer | undefined> {
    const patience = Math.max(1, Math.min(LONGEST, this.patience));
    return this.asked(path, { method: 'GET' }, patience);
  }

  private async put(path: string, body: Buffer): Promise<boolean> {
    if (this.isClosed || this.failures >= MOST_FAILURES) return false;
    const answer = await this.asked(path, { method: 'PUT', body: new Uint8Array(body) }, PATIENCE);
    this.failures = answer === undefined ? this.failures + 1 : 0;
    return answer !== undefined;
  }

  /** The body of the answer; undefined where there is no such thing, or no answer in so many milliseconds. */
  private async asked(path: string, request: RequestInit, patience: number): Promise<Buffer | undefined> {
    try {
      const response = await fetch(`${this.options.url}/${path}`, { ...request, redirect: 'error', signal: AbortSignal.timeout(patience) });
      if (response.ok && Number(response.headers.get('content-length') ?? 0) <= LARGEST) return await bodyOf(response);
      await response.body?.cancel();
    } catch {
      // Gone, slow or no server of this kind: it is as if it had nothing.
    }
    return undefined;
  }
}

/** Undefined where it is longer than any entry of ours. */
async function bodyOf(response: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LARGEST) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
