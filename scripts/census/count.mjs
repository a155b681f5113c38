/**
 * What a run of the census counts of one project, from what `checker.mjs` tells.
 * Neighbours: `table.mjs` prints it; `../census.mjs` keeps it in `bench/census.json`.
 */
import { createHash } from 'node:crypto';

const VERDICTS = ['verified', 'failed', 'unknown', 'unsupported', 'skipped'];
const LOUD = ['error', 'warning'];

/** What is told: errors and warnings, each once; reasons why something has no verdict are counted apart. */
export function findingsOf(lines) {
  const found = new Map();
  // Told at the end, they are as the command line tells them; a run that was killed has told only what each method found.
  const end = lines.find((one) => one.end)?.end;
  for (const one of end?.findings ?? lines.flatMap(({ start, method }) => (start ?? method)?.findings ?? [])) {
    if (LOUD.includes(one.severity) && one.code !== 'unsupported' && one.code !== 'prover-unknown')
      found.set(`${one.path} ${one.line} ${one.code} ${one.message}`, one);
  }
  return [...found.values()];
}

/** A few of them, the same for everybody: by the hash of their place and words. */
export function chosen(findings, count) {
  const hash = (one) => createHash('sha256').update(`${one.path} ${one.line} ${one.code} ${one.message}`).digest('hex');
  return [...findings].sort((left, right) => (hash(left) < hash(right) ? -1 : 1)).slice(0, count);
}

/** `outcome`: how the run ended, where its last line is missing. */
export function counted(lines, outcome) {
  const start = lines.find((one) => one.start)?.start;
  const end = lines.find((one) => one.end)?.end;
  const methods = lines.flatMap(({ method }) => (method ? [method] : []));
  const verdicts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, methods.filter((one) => one.verdict === verdict).length]));
  const findings = findingsOf(lines);
  return {
    files: start?.files ?? 0,
    lines: start?.lines ?? 0,
    methods: start?.methods ?? 0,
    checked: methods.length,
    ended: end ? (end.isComplete ? 'yes' : 'no: time') : `no: ${outcome}`,
    ...verdicts,
    share: round((100 * (verdicts.verified + verdicts.failed)) / Math.max(1, methods.length)),
    // Of what was checked: where the time ended, as many of the lines as of the methods.
    findings: findings.length,
    perThousand: round(
      (1000 * findings.length) / Math.max(1, ((start?.lines ?? 0) * methods.length) / Math.max(1, start?.methods ?? 0)),
      2,
    ),
    codes: tally(findings.map(({ code }) => code)),
    reasons: Object.fromEntries((end?.reasons ?? []).map(({ reason, count }) => [reason, count])),
    unknowns: tally(
      methods
        .flatMap((one) => one.findings)
        .filter(({ code }) => code === 'prover-unknown')
        .map(({ message }) => message.replace(/`[^`]*`/g, '`...`').split('\n')[0]),
    ),
    wall: round(end?.wall ?? 0),
    processor: round(end?.processor ?? 0),
    megabytes: end?.megabytes ?? 0,
  };
}

/** The slowest methods, each with the longest question that it asked. */
export function slowest(lines, count) {
  return lines
    .flatMap(({ method }) => (method ? [method] : []))
    .sort((left, right) => right.milliseconds - left.milliseconds)
    .slice(0, count);
}

function tally(all) {
  const found = new Map();
  for (const one of all) found.set(one, (found.get(one) ?? 0) + 1);
  return Object.fromEntries([...found].sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1)));
}

function round(value, digits = 1) {
  return Number(value.toFixed(digits));
}
