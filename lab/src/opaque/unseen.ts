/**
 * Overrides of members that the stubs leave out, which the library calls: code without source calls them back as it does all others.
 * Neighbours: `channels.ts` has those of members with a stub; `generate.ts` puts them together.
 */
import type { Random } from '../random';
import type { Channel } from './channels';

/** A class within, with an override that comes back, and calls of the library that run it. */
const CLASSES: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'eldest entry',
    'class Own_ extends LinkedHashMap<String, String> { @Override protected boolean removeEldestEntry(Map.Entry<String, String> eldest) { {CBI} return false; } }',
    [
      'V.put("a", "b");',
      'V.putIfAbsent("c", "b");',
      'V.putAll(Map.of("d", "b"));',
      'V.merge("e", "b", (left, right) -> left);',
      'V.computeIfAbsent("f", key -> "b");',
    ],
  ],
  [
    'random bits',
    'class Own_ extends Random { @Override protected int next(int bits) { {CBI} return 1; } }',
    [
      'Collections.shuffle(new ArrayList<String>(List.of("a", "b", "c")), V);',
      'V.ints().limit(2).sum();',
      'V.nextBytes(new byte[3]);',
      'V.nextGaussian();',
    ],
  ],
  [
    'range',
    'class Own_ extends ArrayList<String> { @Override protected void removeRange(int from, int to) { {CBI} } }',
    ['V.add("a"); V.subList(0, 1).clear();', 'V.add("a"); V.subList(0, 0).clear();'],
  ],
  [
    'reversed',
    'class Own_ implements Comparator<String> { public int compare(String left, String right) { return 0; } public Comparator<String> reversed() { {CBI} return this; } }',
    ['Collections.reverseOrder(V);'],
  ],
];

export function unseenOf(random: Random): Channel {
  const [about, declared, calls] = random.pick(CLASSES);
  const isKept = random.chance(50);
  const made = random.pick(['new Own_()', 'made_()']);
  return {
    about: `unseen ${about}`,
    members: [declared, 'private Own_ made_() { return new Own_(); }', ...(isKept ? [`private final Own_ own_ = ${made};`] : [])],
    open: isKept ? [] : [`Own_ own_ = ${made};`],
    call: random.pick(calls).replaceAll('V', 'own_'),
    kind: 'library',
  };
}
