/** The committed grammars, parsers and wasm files belong together: each has the checksum that the lock file says. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const GRAMMAR = join(__dirname, '..', '..', '..', '..', 'grammar');

interface Lock {
  readonly treeSitterCli: string;
  readonly abi: number;
  readonly treeSitterJava: string;
  readonly clang: string;
  readonly sha256: Readonly<Record<string, string>>;
}

const lock: Lock = JSON.parse(readFileSync(join(GRAMMAR, 'grammar.lock.json'), 'utf8'));

describe('grammar.lock.json', () => {
  for (const grammar of ['java', 'spec']) {
    for (const file of [`${grammar}/grammar.js`, `${grammar}/src/parser.c`, `calvin-${grammar}.wasm`]) {
      it(`${file} has its checksum`, () => {
        const actual = createHash('sha256')
          .update(readFileSync(join(GRAMMAR, file)))
          .digest('hex');
        assert.equal(actual, lock.sha256[file], `${file} changed: run grammar/build.sh and commit what it makes`);
      });
    }
    it(`${grammar} was generated with the ABI it names`, () => {
      const parser = readFileSync(join(GRAMMAR, grammar, 'src', 'parser.c'), 'utf8');
      assert.match(parser, new RegExp(`#define LANGUAGE_VERSION ${lock.abi}\\b`));
    });
  }
  it('names the version of the Java grammar that package.json asks for', () => {
    const manifest = JSON.parse(readFileSync(join(GRAMMAR, 'package.json'), 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    assert.equal(manifest.devDependencies['tree-sitter-java'], lock.treeSitterJava);
  });
  it('build.sh names the version of the generator', () => {
    assert.ok(existsSync(join(GRAMMAR, 'build.sh')));
    assert.ok(readFileSync(join(GRAMMAR, 'build.sh'), 'utf8').includes(`--version ${lock.treeSitterCli}`));
  });
});
