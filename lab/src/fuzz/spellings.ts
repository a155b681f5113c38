/**
 * The many URIs of one file: what different editors send, and what one of them might.
 * Neighbours: `workspace-session.ts` opens and reports by them; `server/src/lsp/locations.ts` has to see through them.
 */
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Dice } from './dice';

/** A URI of the file, most often the usual one. */
export function spelled(dice: Dice, file: string): string {
  const usual = pathToFileURL(file).href;
  switch (dice.weighted({ usual: 10, percent: 2, lower: 1, query: 1, fragment: 1, here: 1, scheme: 1, detour: 1, slashes: 1 })) {
    case 'usual':
      return usual;
    case 'percent': {
      const letters = [...usual.matchAll(/(?<!%)(?<!%[0-9A-Fa-f])[A-Za-z]/g)].filter(({ index }) => index > 'file:///'.length);
      if (letters.length === 0) return usual;
      const { index } = dice.pick(letters);
      return `${usual.slice(0, index)}%${usual.charCodeAt(index).toString(16)}${usual.slice(index + 1)}`;
    }
    case 'lower':
      return usual.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
    case 'query':
      return `${usual}?revision=${dice.below(3)}`;
    case 'fragment':
      return `${usual}#L${dice.below(3)}`;
    case 'here':
      return usual.replace('file://', 'file://localhost');
    case 'scheme':
      return usual.replace('file://', 'file:');
    case 'detour':
      return `${pathToFileURL(path.dirname(file)).href}/./x/../${pathToFileURL(file).href.split('/').at(-1)!}`;
    case 'slashes':
      return usual.replace(/\/([^/]*)$/, '//$1');
  }
}
