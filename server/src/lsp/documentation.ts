/**
 * Where a code of a diagnostic is explained: the line of `docs/diagnostics.md` that begins with it, for the link that editors put on a
 * code. The page lies beside a checkout's source and in the extension; where it is missing, codes have no link.
 * Neighbours: `convert.ts` puts the link to a diagnostic.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Code } from '../diagnostics/codes';

/** Seen from the compiled file, or from a bundled server. */
const PLACES = [join(__dirname, '..', '..', '..', '..', 'docs'), join(__dirname, '..', 'docs')].map((folder) =>
  join(folder, 'diagnostics.md'),
);

let links: ReadonlyMap<string, string> | undefined;

/** A URI with the line as its fragment, which editors scroll to; undefined: there is no such page, or the code is not on it. */
export function documentationOf(code: Code): string | undefined {
  links ??= linksIn(PLACES.find((place) => existsSync(place)));
  return links.get(code);
}

function linksIn(page: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (page === undefined) return found;
  const uri = pathToFileURL(page).href;
  readFileSync(page, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const codes = /^- ((?:`[a-z-]+`(?:, )?)+)/.exec(line)?.[1] ?? '';
      for (const [, code] of codes.matchAll(/`([a-z-]+)`/g)) if (!found.has(code!)) found.set(code!, `${uri}#L${index + 1}`);
    });
  return found;
}
