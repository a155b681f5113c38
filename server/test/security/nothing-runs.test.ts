/**
 * A hostile workspace can run nothing (docs/security.md): no setting of its own names a program or a file, no code of ours starts programs
 * or opens connections but the few places listed here, and nothing of the workspace is loaded as code.
 * Neighbours: `nothing-outside.test.ts`, `nothing-written.test.ts`.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, it } from 'node:test';
import { run } from '../../src/cli/main';
import { readSettings } from '../../src/lsp/settings';
import { temporaryFolder } from '../cli/temporary';
import { withoutComments } from '../architecture/comments';
import { importsOf, ROOT, sourcesIn } from '../architecture/imports';

const HAS_JDK = spawnSync('javac', ['-version']).status === 0;
const SOURCES = [...sourcesIn('server/src', ['.ts']), ...sourcesIn('client/src', ['.ts'])];
const MANIFEST = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  readonly capabilities: {
    readonly untrustedWorkspaces: {
      readonly supported: unknown;
      readonly description: unknown;
      readonly restrictedConfigurations: readonly string[];
    };
  };
  readonly contributes: {
    readonly configuration: {
      readonly properties: Readonly<Record<string, { readonly type: string; readonly enum?: readonly string[]; readonly scope?: string }>>;
    };
  };
};

/** The modules that could reach out of the process, and who may import them. */
const REACHING: Readonly<Record<string, readonly string[]>> = {
  // A Z3 of the system's, where the user has named one.
  child_process: ['server/src/solver/z3-native.ts'],
  // The prover's own file, from where the extension is installed.
  vm: ['server/src/solver/z3-instance.ts'],
  module: ['server/src/solver/z3-instance.ts'],
  worker_threads: ['server/src/solver/z3-wasm.ts', 'server/src/solver/z3-worker.ts', 'server/src/solver/z3-instance.ts'],
};
const NEVER = ['http', 'https', 'http2', 'net', 'tls', 'dgram', 'dns', 'cluster', 'inspector', 'repl', 'wasi'];

describe('a hostile workspace runs nothing', () => {
  it('programs, connections and code from elsewhere are reached from the known places only', () => {
    const bare = (name: string): string => name.replace(/^node:/, '').split('/')[0]!;
    const reaching = SOURCES.flatMap(importsOf).filter(
      ({ isOwn, to, isTypeOnly }) => !isOwn && !isTypeOnly && (bare(to) in REACHING || NEVER.includes(bare(to))),
    );
    assert.deepEqual(
      reaching.filter(({ from, to }) => !REACHING[bare(to)]?.includes(from)),
      [],
    );
  });

  it('one file opens connections: to the cache that the user has named', () => {
    assert.deepEqual(
      SOURCES.filter(({ text }) => /\bfetch\s*\(/.test(withoutComments(text))).map((source) => source.path),
      ['server/src/incremental/shared-cache.ts'],
    );
    assert.deepEqual(
      SOURCES.flatMap(importsOf)
        .filter(({ to, isTypeOnly }) => to.endsWith('incremental/shared-cache') && !isTypeOnly)
        .map(({ from }) => from),
      ['server/src/cli/engine.ts'],
    );
  });

  it('no text is run as a program', () => {
    const running = /\beval\s*\(|\bnew\s+Function\b|\bprocess\.binding\b|\bWebSocket\b|\bimport\s*\(/;
    assert.deepEqual(
      SOURCES.filter(({ text }) => running.test(withoutComments(text).replace(/\btypeof import\(/g, ''))).map((source) => source.path),
      [],
    );
  });

  it('the native prover is asked for in one place, which starts what the user has named, by an absolute path', () => {
    assert.deepEqual(
      SOURCES.flatMap(importsOf)
        .filter(({ to }) => to.endsWith('solver/z3-native'))
        .map(({ from }) => from),
      ['server/src/solver/chosen-prover.ts'],
    );
  });

  it('a `z3` in the current folder is not the one on the PATH', {
    skip: process.platform === 'win32' ? 'a script of the shell' : false,
  }, async (context) => {
    const folder = temporaryFolder(context, { z3: '#!/bin/sh\ntouch PWNED\necho Z3 version 5.1.0\n', 'A.java': 'class A { }' });
    fs.chmodSync(path.join(folder, 'z3'), 0o755);
    const started = spawnSync(process.execPath, [path.join(ROOT, 'server', 'bin', 'calvin.js'), 'check', '--z3', 'auto', 'A.java'], {
      cwd: folder,
      env: { ...process.env, PATH: `.:${path.delimiter}${path.dirname(process.execPath)}` },
      encoding: 'utf8',
    });
    assert.equal(started.stderr, '');
    assert.equal(fs.existsSync(path.join(folder, 'PWNED')), false);
  });

  it('the commands that are printed compile and run nothing of the folder in which they are pasted', {
    skip: HAS_JDK && process.platform !== 'win32' ? false : 'there is no JDK here',
  }, async (context) => {
    const race = 'class Account { /*@ guarded_by holder == tid */ private int n; void lose() { n = 0; } }';
    const folder = temporaryFolder(context, {
      'Account.java': race,
      'META-INF/services/javax.annotation.processing.Processor': 'Evil',
      'Helper.java': 'class Helper { static { System.exit(99); } }',
      'Evil.java': `import java.util.*; import javax.annotation.processing.*; import javax.lang.model.element.*;
        @SupportedAnnotationTypes("*") public class Evil extends AbstractProcessor {
          static { try { new java.io.FileWriter("PWNED").close(); } catch (java.io.IOException e) { } }
          public boolean process(Set<? extends TypeElement> types, RoundEnvironment round) { return false; } }`,
    });
    const quiet = { cwd: folder, encoding: 'utf8', timeout: 60_000 } as const;
    assert.equal(spawnSync('javac', ['-proc:none', 'Evil.java'], quiet).status, 0);
    let out = '';
    const state = process.env['XDG_STATE_HOME'];
    process.env['XDG_STATE_HOME'] = path.join(folder, 'state');
    try {
      await run(['run', '--java', path.join(folder, 'shown'), path.join(folder, 'Account.java')], {
        out: (text) => void (out += text),
        error: () => undefined,
      });
    } finally {
      if (state === undefined) delete process.env['XDG_STATE_HOME'];
      else process.env['XDG_STATE_HOME'] = state;
    }
    const commands = out.split('\n').filter((line) => /^ {2}javac? /.test(line));
    assert.equal(commands.length, 2, out);
    for (const command of commands)
      assert.match(spawnSync('sh', ['-c', command], quiet).stdout, command.includes('javac') ? /^$/ : /calvin: confirmed/);
    assert.equal(fs.existsSync(path.join(folder, 'PWNED')), false);
  });

  it('no setting of a workspace names a program, a path, an address or an argument', () => {
    const { properties } = MANIFEST.contributes.configuration;
    // Each is a choice of a few words or a number. Whoever adds a text must say here why it can do no harm, or give it the scope `machine`.
    // `calvin.z3.path` names a program; with that scope no workspace can set it.
    for (const [name, { type, enum: choices, scope }] of Object.entries(properties))
      assert.ok(type === 'integer' || type === 'boolean' || (type === 'string' && (choices !== undefined || scope === 'machine')), name);
  });

  it('whatever a workspace writes into its settings is one of those choices', () => {
    for (const hostile of [
      { unroll: 1e9 },
      { unroll: '../../x' },
      { check: { toString: 'all' } },
      { integers: ['java'] },
      { movers: '$(rm)' },
      JSON.parse('{"__proto__":{"check":"all"}}') as unknown,
      'x',
      null,
      7,
      [],
    ]) {
      const { checkAll, unroll, integers, movers } = readSettings(hostile);
      assert.equal(typeof checkAll, 'boolean');
      assert.ok(Number.isInteger(unroll) && unroll >= 0 && unroll <= 100);
      assert.ok(['java', 'mathematical'].includes(integers) && ['off', 'hints'].includes(movers));
    }
  });

  it("so the extension works where the workspace is not trusted, but not with its settings: those that could make verdicts better are the user's", () => {
    const { supported, description, restrictedConfigurations } = MANIFEST.capabilities.untrustedWorkspaces;
    // VS Code looks at the list of settings only where the support is called limited.
    assert.equal(supported, 'limited');
    assert.ok(typeof description === 'string' && description.length > 20);
    // What is left changes what is shown or logged, and no verdict.
    const harmless = ['calvin.movers', 'calvin.trace.server'];
    assert.deepEqual(
      [...restrictedConfigurations].sort(),
      Object.keys(MANIFEST.contributes.configuration.properties)
        .filter((name) => !harmless.includes(name))
        .sort(),
    );
  });
});
