/**
 * The child process of the faults: checks fixtures with the compiled server of another folder, the one that has the fault, and says of each
 * whether it is as it should be: one line of JSON a fixture, on standard output.
 *
 *     node driver.js ROOT check|first|dry NAME...      (`-`: the names are lines of standard input)
 *
 * `first` stops at the first fixture that is not as it should be. `dry` asks no prover: it tells the fixtures that the fault touches, those
 * for which something is asked that is not remembered (CALVIN_PROVER_MEMO) or that are already not as they should be.
 * Neighbours: `scratch.ts` makes ROOT, `suite.ts` starts this. The server's modules are loaded from ROOT; what is used of them is declared
 * here.
 */
import * as fs from 'node:fs';
import * as path from 'node:path';

interface SourceText {
  readonly path: string;
  readonly text: string;
}
interface Fixture {
  readonly name: string;
  readonly files: readonly string[];
}
interface FileResult {
  readonly path: string;
}
interface Expectations {
  readonly knownGap: string | undefined;
}
/** Made by the tests' own code and handed on unread. */
interface Options {
  readonly checkAll: boolean;
}
interface Prover {
  readonly identity: string;
  open(): Promise<never>;
  dispose(): Promise<void>;
}

interface Modules {
  readonly files: { listFixtures(): readonly Fixture[]; readFixture(fixture: Fixture): readonly SourceText[] };
  readonly expectations: { readExpectations(text: string): Expectations; optionsOf(expectations: readonly Expectations[]): Options };
  readonly compare: { differences(outcomes: readonly object[]): readonly string[] };
  readonly checker: {
    startChecker(): Promise<{
      check(files: readonly SourceText[], options: Options): Promise<readonly FileResult[]>;
      dispose(): Promise<void>;
    }>;
  };
  readonly remembered: { rememberedProver(prover: Prover, folder: string): Prover };
  readonly parsers: { initParsers(): Promise<void> };
  readonly pipeline: {
    analyse(files: readonly SourceText[], options: Options): object;
  };
  readonly whole: {
    verifyAll(analysis: object, options: { readonly prover: Prover }): Promise<readonly FileResult[]>;
  };
}

/** What is said of one fixture. */
export interface Said {
  readonly fixture: string;
  /** `dry` says `touched` where a prover would have been asked. */
  readonly outcome: 'right' | 'wrong' | 'touched';
  /** The first thing that is not as it should be. */
  readonly why: string;
  readonly seconds: number;
}

type Check = (files: readonly SourceText[], options: Options) => Promise<readonly FileResult[]>;

function modulesOf(root: string): Modules {
  const load = (module: string): unknown => require(path.join(root, 'server', 'out', module));
  return {
    files: load('test/fixtures/fixture-files.js'),
    expectations: load('test/fixtures/expectations.js'),
    compare: load('test/fixtures/compare.js'),
    checker: load('test/fixtures/checker.js'),
    remembered: load('test/fixtures/remembered-prover.js'),
    parsers: load('src/syntax/parsers.js'),
    pipeline: load('src/verify/pipeline.js'),
    whole: load('src/verify/whole.js'),
  } as Modules;
}

const ASKED = 'a prover would be asked';

/** Checks with remembered answers alone. */
async function dryChecker(modules: Modules): Promise<Check> {
  await modules.parsers.initParsers();
  const nobody: Prover = { identity: 'z3 5.2.0 (wasm)', open: () => Promise.reject(new Error(ASKED)), dispose: () => Promise.resolve() };
  const prover = modules.remembered.rememberedProver(nobody, process.env['CALVIN_PROVER_MEMO'] ?? '/nonexistent');
  return (files, options) => modules.whole.verifyAll(modules.pipeline.analyse(files, options), { prover });
}

async function said(modules: Modules, check: Check, fixture: Fixture): Promise<Said> {
  const start = process.hrtime.bigint();
  const say = (outcome: Said['outcome'], why: string): Said => ({
    fixture: fixture.name,
    outcome,
    why,
    seconds: Number(process.hrtime.bigint() - start) / 1e9,
  });
  try {
    const files = modules.files.readFixture(fixture);
    const expectations = files.map((file) => modules.expectations.readExpectations(file.text));
    const results = await check(files, modules.expectations.optionsOf(expectations));
    const found = modules.compare.differences(
      files.map((file, index) => ({ file, expectations: expectations[index], result: results.find((one) => one.path === file.path) })),
    );
    const hasGap = expectations.some((one) => one.knownGap !== undefined);
    if (hasGap ? found.length === 0 : found.length > 0) return say('wrong', found[0] ?? 'a known gap is closed');
    return say('right', '');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return why.includes(ASKED) ? say('touched', '') : say('wrong', `crash: ${why}`);
  }
}

async function main(): Promise<void> {
  const [root, mode, ...rest] = process.argv.slice(2);
  const modules = modulesOf(root!);
  const wanted =
    rest[0] === '-'
      ? fs
          .readFileSync(0, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
      : rest;
  const all = new Map(modules.files.listFixtures().map((fixture) => [fixture.name, fixture]));
  const checker = mode === 'dry' ? undefined : await modules.checker.startChecker();
  const check = checker ? checker.check.bind(checker) : await dryChecker(modules);
  for (const name of wanted) {
    const fixture = all.get(name);
    const one: Said = fixture
      ? await said(modules, check, fixture)
      : { fixture: name, outcome: 'right', why: 'there is no such fixture', seconds: 0 };
    process.stdout.write(`${JSON.stringify(one)}\n`);
    if (mode === 'first' && one.outcome === 'wrong') break;
  }
  await checker?.dispose();
}

if (require.main === module) {
  // What a faulty pass leaves running or rejects unheard must not decide.
  process.on('unhandledRejection', () => undefined);
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(3);
    },
  );
}
