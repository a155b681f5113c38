/**
 * Scripts for the tests of the provers: easy, hard without end, and hungry ones.
 * Neighbours: the tests of `solver/`.
 */

/** Satisfiable, with a model. */
export const easyQuery = '(declare-const x Int)(assert (> x 1))(assert (< x 3))(check-sat)(get-value (x))';
export const easyAnswer = 'sat\n((x 2))\n';

/** Sums of three cubes: no solver ends on this within the time of a test, and no resource limit is set. */
export const endlessQuery = `(declare-const x Int)(declare-const y Int)(declare-const z Int)
(assert (= (+ (* x x x) (* y y y) (* z z z)) 114))(check-sat)`;

/** Needs several hundred megabytes before it could be answered. */
export const hungryQuery = `(declare-const a (_ BitVec 4000))(declare-const b (_ BitVec 4000))
(assert (= (bvmul a b) (_ bv12345678901234567 4000)))(assert (bvugt a (_ bv1 4000)))(check-sat)(get-info :reason-unknown)`;

/**
 * A condition of the kind we make: `sections` critical sections over two fields of two objects, environment steps between, heap as arrays.
 * It ends with the resources spent, which tell whether the prover did the same work again.
 */
export function sectionsQuery(sections: number, isBroken: boolean): string {
  const lines = [
    '(declare-sort Ref 0)',
    '(declare-const tid Ref)',
    '(declare-const none Ref)',
    '(assert (distinct tid none))',
    '(declare-const o0 Ref)',
    '(declare-const o1 Ref)',
  ];
  const goals: string[] = [];
  let store = 0;
  const declare = (): void => {
    lines.push(`(declare-const holder${store} (Array Ref Ref))`);
    for (const field of ['low', 'high']) lines.push(`(declare-const ${field}${store} (Array Ref Int))`);
  };
  const invariant = (object: string): string =>
    `(=> (= (select holder${store} ${object}) none) (<= (select low${store} ${object}) (select high${store} ${object})))`;
  const same = (name: string, before: number, after: number): string => `(= ${name}${after} ${name}${before})`;
  const increase = (name: string, amount: number, object: string, before: number, after: number): string =>
    `(= ${name}${after} (store ${name}${before} ${object} (+ ${amount} (select ${name}${before} ${object}))))`;
  const step = (assertions: (before: number, after: number) => string[]): void => {
    store++;
    declare();
    lines.push(...assertions(store - 1, store).map((each) => `(assert ${each})`));
  };
  const environment = (): void => {
    step((before, after) =>
      ['o0', 'o1'].flatMap((object) => [
        `(= (= (select holder${before} ${object}) tid) (= (select holder${after} ${object}) tid))`,
        ...['low', 'high'].map(
          (field) =>
            `(=> (= (select holder${before} ${object}) tid) (= (select ${field}${before} ${object}) (select ${field}${after} ${object})))`,
        ),
        invariant(object),
      ]),
    );
  };
  declare();
  for (let section = 0; section < sections; section++) {
    const object = `o${section % 2}`;
    environment();
    step((before, after) => [
      `(= (select holder${before} ${object}) none)`,
      `(= holder${after} (store holder${before} ${object} tid))`,
      same('low', before, after),
      same('high', before, after),
    ]);
    environment();
    step((before, after) => [same('holder', before, after), same('low', before, after), increase('high', 1, object, before, after)]);
    environment();
    const amount = isBroken && section === sections - 1 ? 2 : 1;
    step((before, after) => [same('holder', before, after), increase('low', amount, object, before, after), same('high', before, after)]);
    environment();
    step((before, after) => [
      `(= holder${after} (store holder${before} ${object} none))`,
      same('low', before, after),
      same('high', before, after),
    ]);
    goals.push(invariant('o0'), invariant('o1'));
  }
  return `${lines.join('\n')}\n(assert (not (and ${goals.join(' ')})))\n(check-sat)\n(get-info :rlimit)\n`;
}
