/**
 * A series of edits as people make them, from a seed: bodies, comments, empty lines, new fields, clauses that change, half-typed lines,
 * renames over all files, locks taken away, and undos. The same seed makes the same series on every machine. What breaks the program is
 * undone soon, as people do.
 * Neighbours: `../edits.mjs` plays the series and measures; `lab/test/sequences.test.ts` plays random ones.
 *
 * It reads Java as far as the fixtures are formatted: members are indented by four blanks, a method begins on a line that ends with `{`.
 */

/** Random numbers from a seed (mulberry32). */
export function dice(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    below: (limit) => Math.floor(next() * limit),
    pick: (list) => list[Math.floor(next() * list.length)],
    weighted(weights) {
      let left = next() * Object.values(weights).reduce((sum, one) => sum + one, 0);
      for (const [name, weight] of Object.entries(weights)) if ((left -= weight) < 0) return name;
      return Object.keys(weights)[0];
    },
  };
}

/** The methods of a text: the lines of the clauses before it, of its head, and of its last brace. */
function methodsOf(lines) {
  const found = [];
  for (let head = 0; head < lines.length; head++) {
    if (!/^ {4}[^\s/*@}].*\(.*\{$/.test(lines[head]) || /\b(class|interface|enum)\b/.test(lines[head])) continue;
    const end = lines.indexOf('    }', head + 1);
    let first = head;
    while (first > 0 && /^ {4}\s*(\/[/*]@|\[\]|requires|ensures|performs|modifies)/.test(lines[first - 1])) first--;
    if (end > head + 1) found.push({ first, head, end });
  }
  return found;
}

const HARMLESS = new Set(['comment', 'blank', 'local', 'field', 'addedClause', 'renamedLocal', 'renamedMethod']);
const WEIGHTS = {
  comment: 20,
  blank: 8,
  local: 14,
  constant: 12,
  removed: 8,
  field: 8,
  clause: 8,
  addedClause: 4,
  halfTyped: 22,
  renamedLocal: 8,
  renamedMethod: 4,
  lock: 4,
};

/**
 * The steps: `kind`, and the texts of the files that are others afterwards, by path. `texts` is what it begins with.
 */
export function seriesOf(texts, seed, count) {
  const random = dice(seed);
  const steps = [];
  let now = new Map(texts);
  let before = [];
  let broken = 0;
  for (let turn = 0; steps.length < count && turn < 50 * count; turn++) {
    if (broken > 0 && (broken > 1 || random.below(10) < 7)) {
      const earlier = before.pop();
      steps.push({ kind: 'undo', changed: changed(now, earlier.texts) });
      now = earlier.texts;
      if (earlier.breaks) broken--;
      continue;
    }
    const kind = broken === 0 && before.length > 0 && random.below(14) === 0 ? 'undo' : random.weighted(WEIGHTS);
    if (kind === 'undo') {
      const earlier = before.pop();
      steps.push({ kind, changed: changed(now, earlier.texts) });
      now = earlier.texts;
      continue;
    }
    const next = edited(now, kind, random, turn);
    if (next === undefined) continue;
    const breaks = !HARMLESS.has(kind);
    before.push({ texts: now, breaks });
    if (breaks) broken++;
    steps.push({ kind, changed: changed(now, next) });
    now = next;
  }
  return steps;
}

function changed(before, after) {
  return new Map([...after].filter(([path, text]) => before.get(path) !== text));
}

function edited(texts, kind, random, turn) {
  const path = random.pick([...texts.keys()]);
  const lines = texts.get(path).split('\n');
  const methods = methodsOf(lines);
  const put = (changedLines) => new Map([...texts, [path, changedLines.join('\n')]]);
  const inserted = (at, line) => put([...lines.slice(0, at), line, ...lines.slice(at)]);
  const replaced = (at, line) => (line === lines[at] ? undefined : put(lines.map((old, index) => (index === at ? line : old))));
  if (kind === 'field') {
    const at = lines.findIndex((line) => /^(\w+ )*class \w+.*\{$/.test(line));
    return at < 0 ? undefined : inserted(at + 1, `    private int added${turn};`);
  }
  if (kind === 'addedClause') {
    const at = lines.findIndex((line) => /^ {4}(?:\/\*@.*\*\/ )?(?:private |protected )?(?:\/\*@.*\*\/ )?int \w+;/.test(line));
    const name = at < 0 ? undefined : /int (\w+);/.exec(lines[at])[1];
    return name === undefined ? undefined : inserted(at + 1, `    //@ global_invariant ${name} <= 0 || 0 <= ${name}`);
  }
  if (kind === 'clause') {
    const clauses = [...lines.keys()].filter((at) => /^ {4}\/\/@ (requires|ensures|global_invariant|env_assumption) /.test(lines[at]));
    if (clauses.length === 0) return undefined;
    const at = random.pick(clauses);
    const conjuncts = lines[at].split(' && ');
    return conjuncts.length > 1 ? replaced(at, conjuncts.slice(0, -1).join(' && ')) : replaced(at, '    // a clause was here');
  }
  if (kind === 'renamedMethod') return renamedMethod(texts, lines, methods, random, turn);
  if (methods.length === 0) return undefined;
  const { first, head, end } = random.pick(methods);
  const inside = [...lines.keys()].slice(head + 1, end);
  // Between two statements: a line may go on from the one before.
  const between = [head, ...inside].filter((at) => /[;{}]$/.test(lines[at]) && !/^\s*(else|catch)\b/.test(lines[at + 1] ?? ''));
  switch (kind) {
    case 'comment':
      return inserted(random.pick(between) + 1, `        // to be looked at again (${turn})`);
    case 'blank':
      return inserted(end + 1, '');
    case 'local':
      return /^ {4}(?:\w+ )*\w+\(/.test(lines[head]) && /\b(super|this)\(/.test(lines[head + 1])
        ? undefined
        : inserted(head + 1, `        int step${turn} = ${turn};`);
    case 'halfTyped':
      return inserted(random.pick(between) + 1, random.pick(['        if (', '        this.', '        int more', '        for (int i = 0; ', '        }']));
    case 'constant': {
      const at = random.pick(inside);
      return replaced(at, lines[at].replace(/\b\d+\b(?!.*\b\d+\b)/, (digits) => `${Number(digits) + 1}`));
    }
    case 'removed': {
      const whole = inside.filter((at) => /^\s+[^/\s].*;$/.test(lines[at]) && /[;{}]$/.test(lines[at - 1]) && !/^\s+(return|throw)\b/.test(lines[at]));
      if (whole.length === 0) return undefined;
      const at = random.pick(whole);
      return put(lines.filter((_, index) => index !== at));
    }
    case 'lock':
      return replaced(head, lines[head].replace('synchronized ', ''));
    case 'renamedLocal': {
      const text = lines.slice(head, end).join('\n');
      const names = [...text.matchAll(/\b(?:int|long|boolean|[A-Z]\w*) ([a-z]\w*)(?= =|,|\))/g)].map(([, name]) => name);
      const name = names.length === 0 ? undefined : random.pick(names);
      const word = new RegExp(`(?<!\\.)\\b${name}\\b(?!\\()`, 'g');
      return name === undefined ? undefined : put(lines.map((line, at) => (at < first || at > end ? line : line.replace(word, `${name}Now`))));
    }
  }
  return undefined;
}

function renamedMethod(texts, lines, methods, random, turn) {
  const names = methods.flatMap(({ head }) => /\b([a-z]\w*)\(/.exec(lines[head])?.[1] ?? []).filter((name) => !/^(run|main|equals|toString|hashCode|if|for|while)$/.test(name));
  const name = names.length === 0 ? undefined : random.pick(names);
  const call = new RegExp(`\\b${name}(?=\\()`, 'g');
  return name === undefined ? undefined : new Map([...texts].map(([path, text]) => [path, text.replace(call, `${name}${turn}`)]));
}
