/**
 * A corpus of ordinary Java: which shapes stand in which package, until there are enough lines. A pure function of seed and size. Each
 * package is about one thing and has its core classes; the rest is dealt out of one shuffled stack of all shapes, business code twice, so
 * that every shape comes round equally often whether the checker understands it or not.
 * Neighbours: `../ordinary-java.mjs` writes the files; `measure.mjs` compares the result with code that people wrote.
 */
import { DOMAINS } from './domains.mjs';
import { Kit, Names, fileText, thingOf } from './kit.mjs';
import { randomFrom } from './random.mjs';
import { ALGORITHMS } from './shapes/algorithms.mjs';
import { ARRAY_STRUCTURES } from './shapes/array-structures.mjs';
import { BUSINESS_CHECKING } from './shapes/business-checking.mjs';
import { BUSINESS_COMPUTING } from './shapes/business-computing.mjs';
import { BUSINESS_EXCHANGE } from './shapes/business-exchange.mjs';
import { BUSINESS_KEEPING } from './shapes/business-keeping.mjs';
import { BUSINESS_OBJECTS } from './shapes/business-objects.mjs';
import { BUSINESS_SUPPORT } from './shapes/business-support.mjs';
import { CORE } from './shapes/core.mjs';
import { GAMES } from './shapes/games.mjs';
import { LINKED_STRUCTURES } from './shapes/linked-structures.mjs';
import { OUTSIDE } from './shapes/outside.mjs';
import { PARSERS } from './shapes/parsers.mjs';
import { READERS } from './shapes/readers.mjs';
import { SIMULATIONS } from './shapes/simulations.mjs';
import { STREAMS } from './shapes/streams.mjs';
import { TABLES } from './shapes/tables.mjs';
import { TEXT_TOOLS } from './shapes/text-tools.mjs';
import { THREADS } from './shapes/threads.mjs';
import { THREADS_AT_WORK } from './shapes/threads-at-work.mjs';
import { THREADS_LIBRARY } from './shapes/threads-library.mjs';
import { UTILITIES } from './shapes/utilities.mjs';
import { VALUES } from './shapes/values.mjs';

/** Lambdas, streams and errors of the outside are dealt out once more: so often do they stand in code that people wrote (`measure.mjs`). */
const MODERN = [...STREAMS, ...OUTSIDE];
const BUSINESS = [
  ...BUSINESS_KEEPING,
  ...BUSINESS_CHECKING,
  ...BUSINESS_EXCHANGE,
  ...BUSINESS_COMPUTING,
  ...BUSINESS_OBJECTS,
  ...BUSINESS_SUPPORT,
  ...MODERN,
];
const TECHNICAL = [
  ...THREADS,
  ...THREADS_AT_WORK,
  ...THREADS_LIBRARY,
  ...LINKED_STRUCTURES,
  ...ARRAY_STRUCTURES,
  ...TABLES,
  ...PARSERS,
  ...READERS,
  ...TEXT_TOOLS,
  ...UTILITIES,
  ...VALUES,
  ...ALGORITHMS,
  ...GAMES,
  ...SIMULATIONS,
];

/** How many quite different shapes there are. */
export const SHAPES = new Set([...CORE, ...BUSINESS, ...TECHNICAL]).size;

const PER_PACKAGE = 12;

/**
 * Files of a corpus with at least so many lines: `path` (with slashes, relative) and `text`. The same seed and size give the same files; at
 * most one package for each domain, then further rounds over the domains under other names.
 */
export function composeCorpus({ lines, seed }) {
  const next = randomFrom(seed);
  const files = [];
  let written = 0;
  let stack = [];
  const names = new Names();
  for (let round = 0; written < lines; round++) {
    const things = shuffled(next, DOMAINS).map((domain) =>
      thingOf(
        round === 0 ? domain : again(domain, round),
        ['mutable', 'immutable', 'record'][next(3)],
        `corpus${round === 0 ? '' : round}`,
      ),
    );
    for (const [index, thing] of things.entries()) {
      if (written >= lines) break;
      const others = things.slice(Math.max(0, index - 3), index);
      const dealt = [];
      while (dealt.length < PER_PACKAGE) {
        if (stack.length === 0) stack = shuffled(next, [...BUSINESS, ...BUSINESS, ...MODERN, ...MODERN, ...TECHNICAL]);
        const shape = stack.pop();
        if (others.length > 0 || shape.name !== 'crossPackage') dealt.push(shape);
      }
      for (const shape of [...CORE, ...dealt]) {
        const kit = new Kit(next, names, thing, others);
        const body = shape(kit);
        files.push({ pkg: thing.pkg, name: kit.className, shape: shape.name, body });
        written += body.split('\n').length + 4;
      }
    }
  }
  // Imports are known only when all classes are named.
  return files.map(({ pkg, name, shape, body }) => ({
    path: `${pkg.replaceAll('.', '/')}/${name}.java`,
    shape,
    text: fileText(pkg, body, names),
  }));
}

function again(domain, round) {
  const prefix = ['Former', 'Remote', 'Special', 'Regional'][(round - 1) % 4];
  return { ...domain, noun: prefix.repeat(Math.ceil(round / 4)) + domain.noun, pkg: domain.pkg };
}

function shuffled(next, list) {
  const rest = [...list];
  return list.map(() => rest.splice(next(rest.length), 1)[0]);
}
