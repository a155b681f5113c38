/**
 * Methods that say what they change, truly or not, and callers that rely on it; half of them in a package that is called like the one of
 * the library's models, where nothing may be different.
 * Neighbours: `themes.ts` lists it.
 */
import type { Random } from '../random';
import { line, type JavaMethod, type JavaProgram } from './tree';

const FIELDS = ['n', 'm'] as const;

export function frames(random: Random): JavaProgram {
  const changer = (name: string): JavaMethod => {
    const written = random.pick(FIELDS);
    const value = random.below(2);
    const said = random.weighted([
      [5, written],
      [2, '\\nothing'],
      [2, written === 'n' ? 'm' : 'n'],
      [2, 'n, m'],
    ]);
    return {
      clauses: ['requires holder == tid', `modifies ${said}`, ...(random.chance(50) ? [`ensures ${written} == ${value}`] : [])],
      head: `void ${name}()`,
      body: [line(`${written} = ${value};`)],
    };
  };
  const use = (name: string, called: string): JavaMethod => {
    const kept = random.pick(FIELDS);
    return {
      clauses: [],
      head: `synchronized void ${name}()`,
      body: [line(`${kept} = 2;`), line(`${called}();`), line(`//@ assert ${kept} == ${random.pick(['2', '2', '0', '1'])}`)],
    };
  };
  return {
    ...(random.chance(50) && { packageName: 'calvin' }),
    imports: [],
    classes: [
      {
        head: 'class #A',
        clauses: [],
        fields: FIELDS.map((name) => ({ clauses: ['guarded_by holder == tid'], text: `private int ${name}` })),
        methods: [changer('first'), changer('second'), use('one', 'first'), use('two', 'second')],
      },
    ],
  };
}
