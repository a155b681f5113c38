/**
 * What the census prints of a project: a table beside the run that is kept, and lists under it.
 * Neighbours: `count.mjs` has counted.
 */
const ROWS = [
  'files',
  'lines',
  'methods',
  'checked',
  'ended',
  'verified',
  'failed',
  'unknown',
  'unsupported',
  'skipped',
  'share',
  'findings',
  'perThousand',
  'wall',
  'processor',
  'megabytes',
];
const WORDS = {
  checked: 'checked in the time',
  share: '% with a verdict',
  perThousand: 'findings per 1,000 lines checked',
  wall: 'seconds by the clock',
  processor: 'seconds of processor',
  megabytes: 'MB at the highest',
};

/** `before`: the same of an earlier run, if there was one. */
export function tableOf(name, now, before) {
  const told = (key, one) => String(one?.[key] ?? '');
  const rows = ROWS.map((key) => `  ${(WORDS[key] ?? key).padEnd(34)}${told(key, now).padStart(10)}${told(key, before).padStart(12)}`);
  return [
    `${name}${now.under ? ` (only ${now.under})` : ''}${''.padEnd(8)}now, before`,
    ...rows,
    ...list(
      'findings by code, per 1,000 lines',
      now.codes,
      before?.codes,
      (count, one) =>
        count === undefined ? '' : ((1000 * count) / Math.max(1, (one.lines * one.checked) / Math.max(1, one.methods))).toFixed(2),
      now,
      before,
    ),
    ...list('unsupported, by reason', now.reasons, before?.reasons),
    ...list('unknown, by reason', now.unknowns, before?.unknowns),
  ].join('\n');
}

function list(title, now, before = {}, shown = (count) => String(count ?? ''), nowAll, beforeAll) {
  const keys = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  if (keys.length === 0) return [];
  return [
    `  ${title}:`,
    ...keys.map(
      (key) =>
        `    ${String(now[key] ?? 0).padStart(5)} ${shown(now[key], nowAll).padStart(6)}${shown(before[key], beforeAll ?? nowAll).padStart(8)}  ${key}`,
    ),
  ];
}

/** One line for each project. */
export function markdownOf(all) {
  const head = [
    'project',
    'files',
    'lines',
    'methods',
    'checked',
    'verified',
    'failed',
    'unknown',
    'unsupported',
    '% verdict',
    'findings',
    'per 1,000 lines checked',
    'clock s',
    'processor s',
    'MB',
    'ended',
  ];
  const keys = [
    'files',
    'lines',
    'methods',
    'checked',
    'verified',
    'failed',
    'unknown',
    'unsupported',
    'share',
    'findings',
    'perThousand',
    'wall',
    'processor',
    'megabytes',
    'ended',
  ];
  return [
    `| ${head.join(' | ')} |`,
    `|---|${keys
      .slice(0, -1)
      .map(() => '---:|')
      .join('')}---|`,
    ...Object.entries(all).map(
      ([name, one]) => `| ${name}${one.under ? `, \`${one.under}\`` : ''} | ${keys.map((key) => one[key]).join(' | ')} |`,
    ),
  ].join('\n');
}
