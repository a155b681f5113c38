/**
 * The rules of the house, as tests: who may import whom, how a file begins and how long it gets, which codes are documented and
 * covered by a fixture.
 * Neighbours: `architecture/imports.ts` reads the imports; ARCHITECTURE.md tells the same to people.
 */
import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, test } from 'node:test';
import { CODES } from '../src/diagnostics/codes';
import { DISCIPLINE_KEYWORDS } from '../src/diagnostics/disciplines';
import { findCycle, importsOf, roomOf, ROOT, sourcesIn, type Import, type Source } from './architecture/imports';
import { defaultsOf, openSwitches } from './architecture/switch-rules';
import {
  breaking,
  handedOn,
  MACHINE,
  NAME_TAKEN_APART,
  NO_TYPES_GIVEN_UP,
  tablesByObject,
  silencing,
  THROUGH_UNKNOWN,
  unreadableImports,
} from './architecture/text-rules';
import { readExpectations } from './fixtures/expectations';
import { listFixtures, readFixture } from './fixtures/fixture-files';

const SERVER = sourcesIn('server/src', ['.ts']);
const CLIENT = sourcesIn('client/src', ['.ts']);
const LAB = sourcesIn('lab/src', ['.ts']);
const IMPORTS = [...SERVER, ...CLIENT, ...LAB].flatMap(importsOf);

/**
 * Which rooms a room may open to, besides itself. An entry with a slash allows one file only: the languages between the passes, which a
 * later pass reads to know what it is about, and the names that its obligations use.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  base: [],
  diagnostics: ['base'],
  protocol: [],
  disk: ['base'],
  incremental: ['base', 'disk'],
  syntax: ['base', 'diagnostics'],
  library: ['base', 'syntax'],
  lombok: ['base', 'diagnostics', 'syntax'],
  resolve: ['base', 'syntax', 'lombok'],
  analyses: ['base', 'resolve', 'syntax'],
  sharing: ['base', 'resolve', 'analyses'],
  // From here on nothing knows of Java, except for the lowering itself.
  plato: ['base', 'diagnostics'],
  effects: ['base', 'diagnostics/disciplines', 'plato'],
  'lower/facts': ['base', 'resolve', 'analyses', 'sharing'],
  'lower/values': ['resolve', 'plato', 'lower/facts'],
  'lower/clauses': ['base', 'diagnostics', 'syntax', 'resolve', 'analyses', 'sharing', 'plato', 'lower/facts', 'lower/values'],
  'lower/steps': ['base', 'diagnostics', 'resolve', 'sharing', 'plato', 'lower/facts', 'lower/values', 'lower/clauses'],
  'lower/calls': [
    'base',
    'resolve',
    'analyses',
    'sharing',
    'plato',
    'effects',
    'lower/facts',
    'lower/values',
    'lower/clauses',
    'lower/steps',
  ],
  'lower/bodies': [
    'base',
    'diagnostics',
    'syntax',
    'resolve',
    'analyses',
    'sharing',
    'plato',
    'effects',
    'lower/facts',
    'lower/values',
    'lower/clauses',
    'lower/steps',
    'lower/calls',
  ],
  'lower/program': [
    'base',
    'diagnostics',
    'syntax',
    'resolve',
    'analyses',
    'plato',
    'effects',
    'lower/facts',
    'lower/values',
    'lower/steps',
    'lower/calls',
    'lower/bodies',
  ],
  lower: [
    'diagnostics',
    'syntax',
    'resolve',
    'sharing',
    'plato',
    'effects',
    'lower/facts',
    'lower/clauses',
    'lower/bodies',
    'lower/program',
  ],
  inline: ['base', 'diagnostics', 'plato', 'effects'],
  'sequential/logic': ['base', 'diagnostics', 'plato', 'effects'],
  'sequential/environment': ['base', 'diagnostics', 'plato', 'effects', 'sequential/logic'],
  'sequential/slices': ['base', 'plato', 'effects', 'sequential/logic', 'sequential/environment'],
  'sequential/candidates': ['plato', 'effects', 'sequential/logic', 'sequential/environment'],
  'sequential/simulation': ['plato', 'sequential/logic', 'sequential/environment', 'sequential/candidates'],
  'sequential/modular': [
    'base',
    'plato',
    'effects',
    'sequential/logic',
    'sequential/environment',
    'sequential/slices',
    'sequential/candidates',
    'sequential/simulation',
  ],
  'sequential/reduction': ['base', 'diagnostics', 'plato', 'effects', 'sequential'],
  vc: ['base', 'sequential/logic', 'plato/ir', 'plato/interpreted'],
  solver: ['base', 'vc', 'sequential/logic/ir', 'sequential/logic/terms'],
  explain: ['base', 'diagnostics', 'plato/ir', 'sequential/logic', 'solver'],
  qed: ['base', 'syntax', 'plato', 'inline', 'sequential/logic', 'vc', 'solver'],
  verify: [
    'base',
    'diagnostics',
    'syntax',
    'library',
    'resolve',
    'lower/lower',
    'plato',
    'effects',
    'inline',
    'sequential',
    'vc',
    'solver',
    'explain',
  ],
  workspace: ['base', 'diagnostics', 'verify', 'incremental', 'qed/open-proof'],
  lsp: ['base', 'diagnostics', 'protocol', 'workspace', 'verify', 'incremental', 'confirm', 'infer/annotate', 'why', 'qed'],
  oracle: ['base', 'diagnostics', 'plato/ir', 'plato/interpreted', 'plato/substitute', 'plato/names', 'plato/ranges', 'plato/frame-result'],
  confirm: ['base', 'diagnostics', 'plato/ir', 'plato/footprint', 'oracle', 'verify'],
  replay: ['base', 'diagnostics', 'syntax', 'plato/ir', 'oracle'],
  infer: [
    'base',
    'diagnostics',
    'plato/ir',
    'plato/interpreted',
    'plato/substitute',
    'plato/statements',
    'solver',
    'oracle',
    'plato/names',
  ],
  why: ['base', 'infer', 'verify', 'plato/ir', 'resolve/types', 'solver/prover', 'solver/remembered'],
  cli: [
    'base',
    'diagnostics',
    'plato/ir',
    'workspace',
    'verify',
    'oracle',
    'confirm',
    'replay',
    'infer',
    'why',
    'disk',
    'incremental',
    'qed',
    'syntax/parse',
    'syntax/proof-comments',
    'solver/prover',
  ],
  client: ['protocol'],
  lab: ['base', 'diagnostics', 'lower/program/checked', 'plato', 'solver', 'syntax', 'verify', 'oracle', 'confirm', 'infer', 'why', 'test'],
  fuzz: [
    'base',
    'cli',
    'incremental',
    'lsp',
    'plato',
    'protocol',
    'solver',
    'syntax',
    'verify',
    'workspace',
    'test',
    'lab/src/first-found',
  ],
};

/** The two files that put the parts together at start: they open parsers and prover for the room they are in. */
const STARTERS = ['server/src/cli/engine.ts', 'server/src/lsp/real-checker.ts'];
const STARTED = ['solver/prover', 'solver/remembered', 'solver/chosen-prover', 'syntax/parsers'];

/** Who alone imports these packages. */
const OWNERS: Readonly<Record<string, string>> = {
  'web-tree-sitter': 'syntax',
  'z3-solver': 'solver',
  'vscode-languageserver': 'lsp',
  'vscode-languageserver-textdocument': 'lsp',
  'vscode-uri': 'lsp',
  vscode: 'client',
  'vscode-languageclient': 'client',
  esbuild: 'lab',
};

/** The rooms that deal with the machine: all others are functions from values to values, and touch neither disk nor clock nor processes. */
const OF_THE_MACHINE: Readonly<Record<string, string>> = {
  disk: 'writes files',
  incremental: 'keeps results on the disk, and in a cache over the network that may be late',
  workspace: 'reads documents from the disk and decides when they are checked',
  lsp: 'speaks to an editor',
  cli: 'speaks to a terminal',
};

/** The files of all other rooms that may touch the machine, with what they need of it. */
const TOUCHING: Readonly<Record<string, string>> = {
  'server/src/infer/infer.ts': 'lets the server answer between two rounds',
  'server/src/base/hash.ts': 'a digest, which is made of the text alone',
  'server/src/sequential/logic/digest.ts': 'a digest, which is made of the program alone',
  'server/src/library/load.ts': 'reads the library that ships',
  'server/src/syntax/wasm-files.ts': 'reads the parsers that ship',
  'server/src/syntax/parsers.ts': 'gives up a text that is parsed for too long, which is then an error at that text',
  'server/src/verify/build-identity.ts': 'reads its own code, to know whose results these are',
  'server/src/verify/method.ts': 'measures how long a method took, which is only shown',
  'server/src/solver/code-identity.ts': 'reads its own code, to know whose answers these are',
  'server/src/solver/chosen-prover.ts': 'finds the prover that the user has chosen',
  'server/src/solver/engine-pool.ts': 'replaces a prover that hangs',
  'server/src/solver/z3-instance.ts': 'loads the prover that ships',
  'server/src/solver/z3-native.ts': 'starts a prover as a process',
  'server/src/solver/z3-wasm.ts': 'starts the prover that ships in a thread',
  'server/src/solver/z3-worker.ts': 'is the program of that thread',
};

/** What touches the machine in these sources: `path imports node:...`, or the path of one that asks for clock, chance or environment. */
function touching(sources: readonly Source[]): readonly string[] {
  const imported = sources.flatMap(importsOf).filter((one) => one.to.startsWith('node:'));
  return [...imported.map(show), ...breaking(sources, MACHINE)];
}

function isAllowed(one: Import): boolean {
  const from = roomOf(one.from);
  const to = roomOf(one.to);
  if (from === to) return true;
  const target = one.to.replace('server/src/', '');
  return (
    (ROOMS[from] ?? []).some((allowed) => allowed === to || allowed === target || to.startsWith(`${allowed}/`)) ||
    (STARTERS.includes(one.from) && STARTED.includes(target))
  );
}

/** The tables by object that are not what is computed once for it, with what they are instead. */
const TABLES_BY_OBJECT: Readonly<Record<string, string>> = {
  'server/src/lombok/expand.ts: EXPANDED':
    'keeps the last tree of a file only: what is written out also follows from the names that others of its package declare, and these change',
  'server/src/lsp/real-checker.ts: MOVES': 'counts how often an analysis has been moved; whoever moves it writes it',
  'server/src/verify/definition.ts: RESOLVED': 'the typed trees of an analysis, put there by whoever makes it, and not found from it again',
};

/** Rooms that find facts of which a later pass relies on none being forgotten. */
const FACTS = /^server\/src\/(analyses|sharing|lower|inline|effects|sequential)\//;

/** Their functions that have a `default` for kinds that they do not name, with what such a kind is then. */
const DEFAULTS: Readonly<Record<string, string>> = {
  'server/src/analyses/code-free.ts: hasNoCode': 'code that the library may call',
  'server/src/analyses/not-null.ts: isNotNull': 'perhaps null',
  'server/src/analyses/shows-this.ts: passedOn': 'no value that goes anywhere but to the expressions in it, which are looked at',
  'server/src/effects/lock-states.ts: nameOf': 'without a name, so no lock that is known to be held',
  'server/src/effects/own-objects.ts: isOwn': 'known to others',
  'server/src/effects/thread-local.ts: declared': 'of the type that it has by itself',
  'server/src/lower/steps/builder.ts: isNonNull': 'perhaps null',
  'server/src/lower/facts/collection-flow.ts: isSettled': 'perhaps another object later',
  'server/src/lower/clauses/guard-locks.ts: valueIn': 'no lock that is understood',
  'server/src/lower/facts/collection-types.ts: isFresh': 'known to others',
  'server/src/lower/steps/contents.ts: certainly': 'not certain to run',
  'server/src/lower/clauses/declarations.ts: add': 'not understood, which is reported',
  'server/src/lower/clauses/formula.ts: primedAccess': 'refused',
  'server/src/lower/clauses/frames.ts: locationOf': 'no place, which is refused',
  'server/src/lower/facts/given-functions.ts: gives': 'whatever its type allows',

  'server/src/lower/clauses/method-specs.ts: clause': 'not understood, which is reported',
  'server/src/lower/clauses/performs.ts: visit': 'composed of parts, which the compiler checks',
  'server/src/lower/values/plato-types.ts: platoType': 'any object',
  'server/src/lower/facts/rotated-loops.ts: hasContinue': 'perhaps a `continue`, so the loop is left as it is',
  'server/src/lower/facts/shown-locals.ts: leadsTo': 'a value that is made there, or an element; only what a result rests on is found',
  'server/src/lower/facts/shown-locals.ts: keptBy': 'all parts, so what is named there counts as shown',
  'server/src/lower/bodies/spec-statements.ts: lowerSpecStatement': 'not understood, which is reported',
  'server/src/sequential/logic/terms.ts: sortOf': 'of the sort that it has, which the compiler checks',
  'server/src/sequential/modular/own-locals.ts: refersToOwn': 'perhaps an own object',
  'server/src/sharing/container-calls.ts: isConcurrentValue': 'not made for several threads',
  'server/src/sharing/gates.ts: countsAtEnd': 'counts no latch down for certain',
  'server/src/sharing/memos.ts: isOf': 'not computed of what is given alone',
  'server/src/sharing/one-after-another.ts: joinedBy': 'joins no thread for certain',
  'server/src/sharing/outcomes.ts: inside': 'under no condition that is known',
  'server/src/sharing/outcomes.ts: after': 'under no condition that is known',
  'server/src/sharing/places.ts: placeOf': 'without a name, so no lock that is known to be held',
  'server/src/sharing/stale.ts: stmt': 'simple, which the compiler checks',
  'server/src/sharing/waited.ts: joinsBefore': 'waits for no thread',
  'server/src/sharing/waited.ts: unconditional': 'not certain to run',
};

const show = (one: Import): string => `${one.from} imports ${one.to}`;

describe('imports', () => {
  test('every room is in the table', () => {
    assert.deepEqual(
      SERVER.map((source) => roomOf(source.path)).filter((room) => !(room in ROOMS)),
      [],
    );
  });

  test('a room opens only to the rooms of its row', () => {
    assert.deepEqual(IMPORTS.filter((one) => one.isOwn && !isAllowed(one)).map(show), []);
  });

  test('no row allows what nobody uses', () => {
    const used = (from: string, allowed: string): boolean =>
      IMPORTS.some((one) => {
        const target = one.to.replace('server/src/', '');
        const to = roomOf(one.to);
        return (
          one.isOwn && roomOf(one.from) === from && to !== from && (allowed === to || allowed === target || to.startsWith(`${allowed}/`))
        );
      });
    assert.deepEqual(
      Object.entries(ROOMS).flatMap(([from, rooms]) =>
        rooms.filter((allowed) => !used(from, allowed)).map((allowed) => `${from}: ${allowed}`),
      ),
      [],
    );
  });

  test('the table itself has no cycle', () => {
    const roomsOf = (allowed: string): readonly string[] =>
      allowed in ROOMS ? [allowed] : Object.keys(ROOMS).filter((room) => room.startsWith(`${allowed}/`) || allowed.startsWith(`${room}/`));
    const edges = Object.entries(ROOMS).flatMap(([from, rooms]) =>
      rooms
        .flatMap(roomsOf)
        .filter((to) => to !== from)
        .map((to): Import => ({ from, to, isOwn: true, isTypeOnly: false })),
    );
    assert.equal(findCycle(edges), undefined);
  });

  test('a package is imported in its own room only, and only if it is known here', () => {
    const packages = IMPORTS.filter((one) => !one.isOwn && !one.to.startsWith('node:'));
    const packageOf = (name: string): string =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/');
    assert.deepEqual(packages.filter((one) => OWNERS[packageOf(one.to)] !== roomOf(one.from)).map(show), []);
  });

  test('passes do not touch the machine: what is found of a program never depends on a disk, a clock, chance or an environment', () => {
    const pure = SERVER.filter((one) => !(roomOf(one.path) in OF_THE_MACHINE) && !(one.path in TOUCHING));
    assert.deepEqual(touching(pure), []);
    assert.deepEqual(
      breaking(
        SERVER.filter((one) => one.path === 'server/src/cli/engine.ts'),
        MACHINE,
      ),
      [],
    );
  });

  test('what may touch the machine does', () => {
    const rooms = Object.keys(OF_THE_MACHINE).filter((room) => touching(SERVER.filter((one) => roomOf(one.path) === room)).length === 0);
    const files = Object.keys(TOUCHING).filter((file) => touching(SERVER.filter((one) => one.path === file)).length === 0);
    assert.deepEqual([...rooms, ...files], []);
  });

  test('the passes are called where ARCHITECTURE.md says that they are', () => {
    const called: Readonly<Record<string, readonly string[]>> = {
      pipeline: ['resolve/resolve', 'lower/lower', 'verify/method'],
      checkable: ['inline/inline'],
      conditions: ['sequential/modular/thread-modular', 'sequential/reduction/reduction'],
      questions: ['vc/passify', 'vc/smt'],
      method: ['solver/check', 'explain/explain'],
    };
    const page = fs.readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
    const way = page.slice(page.indexOf('## The way through'), page.indexOf('## Rooms'));
    for (const [file, passes] of Object.entries(called)) {
      assert.ok(way.includes(`${file}.ts`), file);
      const imported = IMPORTS.filter((one) => one.from === `server/src/verify/${file}.ts`).map((one) => one.to);
      assert.deepEqual(
        passes.filter((pass) => !imported.includes(`server/src/${pass}`)),
        [],
        file,
      );
    }
  });

  test('no cycles', () => {
    assert.equal(findCycle(IMPORTS.filter((one) => !one.isTypeOnly)), undefined);
  });

  test('types refer to each other in circles only within one room', () => {
    const between = IMPORTS.filter((one) => one.isOwn)
      .map((one) => ({ ...one, from: roomOf(one.from), to: roomOf(one.to) }))
      .filter((one) => one.from !== one.to);
    assert.equal(findCycle(between), undefined);
  });

  test('what is imported is written down, and comes from where it is declared', () => {
    // A seeded fault is loaded from the copy of the server in which it stands.
    assert.deepEqual(unreadableImports([...SERVER, ...CLIENT, ...LAB]), ['lab/src/faults/driver.ts']);
    assert.deepEqual(handedOn([...SERVER, ...CLIENT, ...LAB]), []);
  });

  test('no barrels', () => {
    const barrels = [...SERVER, ...CLIENT, ...LAB].filter(
      (source) => /(^|\/)index\.ts$/.test(source.path) || /^\s*export\s+\*/m.test(source.text),
    );
    assert.deepEqual(
      barrels.map((source) => source.path),
      [],
    );
  });
});

describe('files', () => {
  const OURS = [
    ...SERVER,
    ...CLIENT,
    ...LAB,
    ...sourcesIn('lab/test', ['.ts']),
    ...sourcesIn('lab/bin', ['.mjs']),
    ...sourcesIn('server/test', ['.ts']),
    ...sourcesIn('server/bin', ['.js']),
    ...sourcesIn('scripts', ['.mjs']),
    ...sourcesIn('client/test', ['.ts']),
    ...sourcesIn('e2e', ['.mjs', '.js', '.ts']),
  ];

  test('every file begins with a comment that says what it is', () => {
    assert.deepEqual(
      OURS.filter((source) => !/^(#!.*\n)?\/\*\*\s*\S/.test(source.text)).map((source) => source.path),
      [],
    );
  });

  test('no source has more than 540 lines as the formatter breaks them, no test and no list of faults more than 600', () => {
    const limit = (source: Source): number => (/\/test\/|^lab\/src\/faults\//.test(source.path) ? 601 : 541);
    assert.deepEqual(
      OURS.filter((source) => source.text.split('\n').length > limit(source)).map((source) => source.path),
      [],
    );
  });

  test('no line of a comment is longer than 140 characters; of code the formatter sees to that', () => {
    const isLong = (line: string): boolean => line.length > 140 && /^\s*(\/\/(?!@)|\*|\/\*(?!@))/.test(line);
    assert.deepEqual(
      OURS.filter((source) => source.text.split('\n').some(isLong)).map((source) => source.path),
      [],
    );
  });

  test('no compiler error is silenced and no type is given up', () => {
    assert.deepEqual(breaking([...SERVER, ...CLIENT, ...LAB], NO_TYPES_GIVEN_UP), []);
    assert.deepEqual(silencing([...SERVER, ...CLIENT, ...LAB]), []);
    assert.deepEqual(breaking([...SERVER, ...CLIENT], THROUGH_UNKNOWN), []);
  });

  test('a switch over kinds in a function that gives nothing has a case for each', () => {
    assert.deepEqual(openSwitches([...SERVER, ...CLIENT, ...LAB]), [], 'end it with `exhausted` (`base/exhausted.ts`)');
  });

  test('where facts are found, a kind that a function does not name is on the safe side', () => {
    assert.deepEqual([...defaultsOf(SERVER.filter(({ path: file }) => FACTS.test(file)))].sort(), Object.keys(DEFAULTS).sort());
  });

  test('what is computed once for an object is kept by `onceFor`, and by no table of its own', () => {
    const tables = tablesByObject(SERVER.filter((source) => source.path !== 'server/src/base/once-for.ts'));
    assert.deepEqual([...tables].sort(), Object.keys(TABLES_BY_OBJECT).sort());
  });

  test('every compiled file has its source', () => {
    const compiled = sourcesOf('server/out');
    const missing = compiled.filter((file) => !fs.existsSync(path.join(ROOT, file.replace('/out/', '/').replace(/\.js$/, '.ts'))));
    assert.deepEqual(missing, [], 'run `npm run clean`: these are left over from files that are gone');
  });
});

function sourcesOf(folder: string): readonly string[] {
  const full = path.join(ROOT, folder);
  return fs.readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sourcesOf(`${folder}/${entry.name}`);
    return entry.name.endsWith('.js') ? [`${folder}/${entry.name}`] : [];
  });
}

test('after lowering nothing is decided by how a variable is called', () => {
  const after = SERVER.filter(({ path: file }) =>
    /^server\/src\/(effects|inline|sequential|vc|lower\/program|verify|explain|confirm)\//.test(file),
  );
  // Only how a captured local is called in a sentence.
  const words = ['server/src/verify/plain-memory.ts'];
  assert.deepEqual(breaking(after, NAME_TAKEN_APART), words);
});

test('what a discipline restricts is read off their table: nobody else lists keywords or asks for one', () => {
  // Not `keyword: 'guarded_by'` and `nobody('writable_if')`, which make a discipline. The oracle has a table of its own, which is complete.
  const chosen = new RegExp(`(?:[[,]|[!=]==|\\bcase)\\s*'(?:elems_)?(?:${DISCIPLINE_KEYWORDS.join('|')})'`);
  assert.equal(chosen.test("['guarded_by']") && chosen.test("keyword === 'writable_if'") && !chosen.test("nobody('writable_if')"), true);
  assert.deepEqual(breaking(SERVER, chosen), []);
});

test('every discipline is documented, and has a fixture that verifies and one that does not', () => {
  const page = fs.readFileSync(path.join(ROOT, 'docs', 'specifications.md'), 'utf8');
  const textOf = (folder: string): string =>
    listFixtures()
      .filter(({ name }) => name.startsWith(folder))
      .flatMap(readFixture)
      .map((file) => file.text)
      .join('\n');
  const [ok, bad] = [textOf('ok/'), textOf('bad/')];
  const lacking = DISCIPLINE_KEYWORDS.flatMap((keyword) => [
    ...(page.includes(`\`${keyword}`) ? [] : [`${keyword}: docs/specifications.md`]),
    ...(ok.includes(keyword) ? [] : [`${keyword}: test-fixtures/ok`]),
    ...(bad.includes(keyword) ? [] : [`${keyword}: test-fixtures/bad`]),
  ]);
  assert.deepEqual(lacking, []);
});

describe('diagnostic codes', () => {
  /** They belong to checks that are not built yet: `performs` and `action` make a method unsupported. */
  const LATER: readonly string[] = [];

  test('every code is documented', () => {
    const documented = fs.readFileSync(path.join(ROOT, 'docs', 'diagnostics.md'), 'utf8');
    const named = new Set([...documented.matchAll(/`([a-z-]+)`/g)].map((match) => match[1]!));
    assert.deepEqual(
      Object.keys(CODES).filter((code) => !named.has(code)),
      [],
    );
  });

  test('every code is expected by a fixture, unless it belongs to a check that is to come', () => {
    const covered = new Set(
      listFixtures()
        .flatMap(readFixture)
        .flatMap((file) => readExpectations(file.text).markers)
        .flatMap((marker) => (marker.kind === 'diagnostic' ? [marker.code] : [])),
    );
    const exempt = LATER;
    assert.deepEqual(
      Object.keys(CODES).filter((code) => !covered.has(code) && !exempt.includes(code)),
      [],
    );
    assert.deepEqual(
      exempt.filter((code) => covered.has(code)),
      [],
      'covered now: no longer an exemption',
    );
  });

  test('fixtures name only codes of the registry, with their severity', () => {
    for (const file of listFixtures().flatMap(readFixture)) {
      for (const marker of readExpectations(file.text).markers) {
        if (marker.kind !== 'diagnostic') continue;
        const known: { readonly severity: string } | undefined = (CODES as Readonly<Record<string, { readonly severity: string }>>)[
          marker.code
        ];
        assert.equal(known?.severity, marker.severity, `${file.path}:${marker.line}: ${marker.severity}[${marker.code}]`);
      }
    }
  });
});
