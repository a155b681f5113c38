/**
 * What a method asks of its callers, stated in its own class, above it, or above that; the method is run by a name that says nothing of it,
 * by one that says all, by a helper, a field, a function, beside a function of no known interface or not. Where nobody owes what was asked,
 * the method's own claim fails.
 * Neighbours: `generate.ts` takes one of these for the family `asked`; `judge.ts` asks that nothing else of the program is refused.
 */
import type { Random } from '../random';
import { SUBJECT, classText, method, type OpaqueProgram } from './program';

/** What is asked for, what holds only then, and the runs' way to have it. */
const ASKED: readonly (readonly [string, string, readonly [string, string]])[] = [
  ['Asking_.LOCK_.holder == tid', 'Thread.holdsLock(Asking_.LOCK_)', ['synchronized (Asking_.LOCK_) {', '}']],
  ['holder == tid', 'Thread.holdsLock(this)', ['synchronized (one) {', '}']],
];

/** The test's parameters, statements, and how the object is handed over; `one` is of the class that asks. */
const RUNS: readonly (readonly [string, string, string])[] = [
  ['by the interface', 'Asking_ given = one;', 'given.go_();'],
  ['by its class', '', 'one.go_();'],
  ['by a helper', '', 'enter_(one);'],
  ['by a helper of its class', '', 'lend_(one);'],
  ['by a field', 'seen_ = one;', 'if (seen_ != null) { seen_.go_(); }'],
  ['by a list', 'List<Asking_> all = new ArrayList<>(); all.add(one);', 'for (Asking_ each : all) { each.go_(); }'],
  ['by what is above', 'Above_ given = one;', 'given.go_();'],
  ['by a type variable', '', 'bound_(one);'],
  ['by a function', 'Runnable given = () -> one.go_();', 'given.run();'],
  ['by a function of the library', '', 'List.of(one).forEach(each -> each.go_());'],
];

const HELPERS: Readonly<Record<string, string>> = {
  enter_: 'private static void enter_(Asking_ given) { given.go_(); }',
  lend_: 'private static void lend_(Locked_ given) { given.go_(); }',
  seen_: 'private Asking_ seen_;',
  bound_: 'private static <T extends Asking_> void bound_(T given) { given.go_(); }',
};

/** Functions of no known interface: with one of them around, a call by an interface may be of anything. */
const UNTYPED: readonly string[] = [
  'void untyped_(Optional<String> name) { name.ifPresent(String::length); }',
  'void untyped_(Hub hub) { hub.run(() -> { }); }',
  'void untyped_(Optional<Object> name) { name.ifPresent(each -> each.hashCode()); }',
];

export function askedOfCallers(random: Random): OpaqueProgram {
  const [clause, claim, [open, close]] = random.pick(ASKED);
  const place = random.pick(['interface', 'above', 'above that']);
  const requires = `//@ requires ${clause}\n  `;
  const where = (one: string): string => (one === place ? requires : '');
  const asking = `interface Asking_ extends Above_ {\n  Object LOCK_ = new Object();\n  ${where('interface')}void go_();\n}\n`;
  const above = `interface Above_ {\n  ${where('above')}void go_();\n}\n`;
  const isBelow = place === 'above that';
  const middle = `abstract class Middle_ implements Asking_ {\n  ${where('above that')}public abstract void go_();\n}\n`;
  const tests = Array.from({ length: random.chance(60) ? 1 : 2 }, () => {
    const [how, before, run] = random.pick(RUNS);
    // Some keep to it, so that no other program hides what is forgotten.
    const isRight = random.chance(20);
    const lines = [`Locked_ one = new Locked_();`, before, ...(isRight ? [open, run, close] : [run])];
    return { about: how, lines: lines.filter((line) => line !== '') };
  });
  const lines = tests.flatMap((test) => test.lines).join(' ');
  const helpers = Object.entries(HELPERS).flatMap(([name, text]) => (lines.includes(name) ? [text] : []));
  const untyped = random.chance(70) ? [random.pick(UNTYPED)] : [];
  return {
    text: classText(
      `class ${SUBJECT}`,
      [...helpers, ...untyped, ...tests.map((test, index) => method(`void test${index}_()`, test.lines))],
      [
        `class Locked_ ${isBelow ? 'extends Middle_' : random.pick(['implements Asking_', 'extends Middle_'])} {\n  @Override public void go_() {\n    ASSERT<0>(${claim});\n  }\n}`,
      ],
    ),
    others: [
      { className: 'Asking_', text: asking },
      { className: 'Above_', text: above },
      { className: 'Middle_', text: middle },
    ],
    about: `asked ${place}: ${tests.map(({ about }) => about).join(' and ')}`,
    made: `new ${SUBJECT}()`,
    steps: tests.map((_, index) => `c.test${index}_();`),
    beside: undefined,
    kind: 'asked',
    restsOnAll: true,
  };
}
