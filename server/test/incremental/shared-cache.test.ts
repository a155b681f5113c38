/**
 * A cache that a team shares, against servers that keep what they are given, lie, hang and are not there. With nginx where there is one.
 * Neighbours: `incremental/shared-cache.ts`; `remembered.test.ts` keeps answers on this machine.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as path from 'node:path';
import { test, type TestContext } from 'node:test';
import { createSharedCache, type SharedCache } from '../../src/incremental/shared-cache';
import { report } from '../cli/calvin';
import { temporaryFolder } from '../cli/temporary';

const SECRET = 'a key of sixteen or more';

type Handler = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** The address of a server that lives as long as the test. */
async function serving(context: TestContext, handler: Handler): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => handler(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Keeps what is put under its path. */
function keeping(kept: Map<string, Buffer>): Handler {
  return ({ method, url }, response, body) => {
    if (method === 'PUT') kept.set(url!, body);
    const found = kept.get(url!);
    response.writeHead(found ? 200 : 404);
    response.end(method === 'GET' ? found : undefined);
  };
}

const cacheOf = (url: string, secret = SECRET): SharedCache => createSharedCache({ url, secret });

async function put(url: string, key: string, value: unknown): Promise<void> {
  const cache = cacheOf(url);
  cache.set(key, value);
  await cache.close();
}

test('what one puts there another one gets, small and large', async (context) => {
  const kept = new Map<string, Buffer>();
  const url = await serving(context, keeping(kept));
  const large = 'x'.repeat(300_000);
  await put(url, 'small', [['a', 'unsat']]);
  await put(url, 'large', { large });
  assert.deepEqual([...kept.keys()].map((one) => one.slice(0, 4)).sort(), ['/ac/', '/ac/', '/cas']);
  const other = cacheOf(url);
  assert.deepEqual(await other.get('small'), [['a', 'unsat']]);
  assert.deepEqual(await other.get('large'), { large });
  assert.equal(await other.get('nothing'), undefined);
  assert.deepEqual(other.statistics, { hits: 2, misses: 1, sent: 0, isGivenUp: false });
});

test('what a server makes up, changes or has mixed up is not there', async (context) => {
  const kept = new Map<string, Buffer>();
  const url = await serving(context, keeping(kept));
  await put(url, 'one', 'verified');
  await put(url, 'two', 'failed');
  const [first, second] = [...kept.keys()] as [string, string];
  const [one, two] = [kept.get(first)!, kept.get(second)!];
  kept.set(first, two);
  assert.equal(await cacheOf(url).get('one'), undefined);
  for (let at = 0; at < one.length; at += 5) {
    const changed = Buffer.from(one);
    changed[at]! ^= 1;
    kept.set(first, changed);
    assert.equal(await cacheOf(url).get('one'), undefined);
  }
  for (const made of ['', 'verified', '{}', '\u0000', '*'.repeat(100)]) {
    kept.set(first, Buffer.from(made));
    assert.equal(await cacheOf(url).get('one'), undefined);
  }
  kept.set(first, one);
  assert.equal(await cacheOf(url, 'another key of sixteen').get('one'), undefined);
  assert.equal(await cacheOf(url).get('one'), 'verified');
});

test('a server that hangs, answers late, fails, redirects, says too much or is gone costs a second, and is not asked any more', async (context) => {
  const bad: Record<string, Handler> = {
    hangs: () => undefined,
    late: (_request, response) => void setTimeout(() => response.end('x'), 400).unref(),
    fails: (_request, response) => response.writeHead(500).end(),
    redirects: ({ url }, response) => response.writeHead(302, { location: url! }).end(),
    endless: (_request, response) => {
      const more = (): boolean => response.write(Buffer.alloc(1 << 20)) || void 0 === response.once('drain', more);
      response.on('error', () => undefined);
      more();
    },
  };
  const addresses = await Promise.all(Object.values(bad).map((handler) => serving(context, handler)));
  for (const url of [...addresses, 'http://127.0.0.1:9']) {
    const cache = cacheOf(url);
    const started = performance.now();
    for (let index = 0; index < 2_000 && !cache.statistics.isGivenUp; index++) {
      cache.set(`key ${index}`, index);
      assert.equal(await cache.get(`key ${index}`), undefined);
    }
    // Who refuses at once may be asked two thousand times in a second. (Something else may keep the machine busy meanwhile.)
    const taken = performance.now() - started;
    assert.ok(taken < 8_000 && (cache.statistics.isGivenUp || taken < 2_000), `${url} ${taken}`);
    await cache.close();
  }
});

test('a second checkout proves nothing again, and three parts fill one cache', async (context) => {
  const kept = new Map<string, Buffer>();
  const url = await serving(context, keeping(kept));
  await checkedByParts(context, url);
  assert.ok(kept.size >= 2);
});

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

/** A port of this machine that nobody listens at now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ');

/**
 * The address of an nginx that keeps what is put there, in one process that writes to its own folder only: no right to change users or to
 * write elsewhere is needed. Undefined, and the test is skipped with nginx's own words, where it does not start on this machine.
 */
async function nginxKeeping(context: TestContext): Promise<string | undefined> {
  let said = '';
  for (let tries = 0; tries < 3; tries++) {
    const port = await freePort();
    const folder = temporaryFolder(context, {
      'nginx.conf': `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; master_process off; pid nginx.pid; error_log error.log; events { }
http { access_log off; ${TEMPORARY} client_max_body_size 32m;
  server { listen 127.0.0.1:${port}; root files; location / { dav_methods PUT; create_full_put_path on; } } }`,
    });
    fs.mkdirSync(path.join(folder, 'files'));
    const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: ['ignore', 'ignore', 'pipe'] });
    context.after(() => server.kill('SIGKILL'));
    server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const url = `http://127.0.0.1:${port}`;
    for (let waits = 0; waits < 400 && server.exitCode === null; waits++) {
      const answers = await fetch(url).catch(() => undefined);
      if (answers !== undefined) return url;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    said += fs.existsSync(path.join(folder, 'error.log')) ? fs.readFileSync(path.join(folder, 'error.log'), 'utf8') : '';
    assert.notEqual(server.exitCode, null, `nginx runs and does not answer: ${said}`);
  }
  context.skip(`nginx does not start here: ${said}`);
  return undefined;
}

test('nginx with WebDAV keeps entries', { skip: hasNginx ? false : 'there is no nginx here' }, async (context) => {
  const url = await nginxKeeping(context);
  if (url === undefined) return;
  await put(url, 'small', ['unsat']);
  await put(url, 'large', 'y'.repeat(200_000));
  assert.deepEqual(await cacheOf(url).get('small'), ['unsat']);
  assert.equal(((await cacheOf(url).get('large')) as string).length, 200_000);
  await checkedByParts(context, url);
});

/** The command line three times over parts of a program, then once over all of it: as many as were proved are not asked again. */
async function checkedByParts(context: TestContext, url: string): Promise<void> {
  const text = `class Parts {
    /*@ guarded_by holder == tid */ private int n;
    synchronized void one() { n++; }
    synchronized void two() { n += 2; }
    void wrong() { n = 3; }
}
`;
  const folder = temporaryFolder(context, { 'Parts.java': text });
  const before = process.env['CALVIN_CACHE_KEY'];
  process.env['CALVIN_CACHE_KEY'] = SECRET;
  context.after(() => {
    if (before === undefined) delete process.env['CALVIN_CACHE_KEY'];
    else process.env['CALVIN_CACHE_KEY'] = before;
  });
  const parts = [];
  for (const part of [1, 2, 3]) parts.push(await report(['--shard', `${part}/3`, '--cache', url, 'Parts.java'], folder));
  const whole = await report(['--cache-read', url, 'Parts.java'], folder);
  const verdictsOf = (reports: readonly (typeof whole)[]): readonly string[] =>
    reports.flatMap(({ files }) => files.flatMap((file) => file.methods.map((method) => `${method.name} ${method.verdict}`))).sort();
  assert.deepEqual(verdictsOf(parts), verdictsOf([whole]));
  assert.ok(verdictsOf([whole]).includes('Parts.wrong failed'));
}
