/**
 * A program about movers, as Plato: after the declarations that all programs have.
 * Neighbours: `plan.ts` says what is in it; `../plato-generator.ts` puts the declarations before it.
 */
import type { Random } from '../random';
import { planMovers, type Condition, type Gate, type Method, type MoversPlan } from './plan';

export function moversInPlato(random: Random): string {
  const plan = planMovers(random, 'plato');
  const { gate } = plan;
  const quoted = (text: string): string => `${text} ${JSON.stringify(text)}`;
  const type = gate.kind === 'flag' ? 'bool' : gate.kind === 'count' ? 'int' : 'java.lang.Thread';
  return [
    ...(gate.field === undefined
      ? []
      : [`field A.g: ${type} volatile${gate.clauses.map((one) => `\n  unwritable_by_env_if ${quoted(one.plato)}`).join('')}`]),
    `field A.x: int volatile${plan.clauses.map((one) => `\n  ${one.keyword} ${quoted(one.condition.plato)}`).join('')}`,
    ...gate.promises.map((one) => `env_assumption A: ${quoted(one.plato)}`),
    ...gate.invariants.map((one) => `global_invariant A: ${quoted(one.plato)}`),
    ...plan.methods.map((method, index) => procedureOf(plan, method, index)),
    constructor(gate),
  ].join('\n');
}

function constructor(gate: Gate): string {
  const sets = gate.first === undefined || gate.first === 'null' ? '' : `<this.g' = ${gate.first}>_{this.g} write`;
  return `procedure \`A.<init>()\` as "A.<init>" in A constructor (this: A) checked\n  body { ${sets} }`;
}

const READ = (local: string, place: string): string => `<${local}' = ${place}>_{${local}} read "reads"`;
const WRITE = (place: string, value: string): string => `<${place}' = ${value}>_{${place}} write "writes"`;

function procedureOf(plan: MoversPlan, method: Method, index: number): string {
  const locals: string[] = [];
  const local = (name: string, type: string): string => {
    locals.push(`${name}: ${type}`);
    return name;
  };
  const action = (frame: string, condition: string): string =>
    `\n  performs_action "1" {${frame}} ${condition} ${JSON.stringify(condition)}\n  performs 0`;
  const when = (body: readonly string[]): readonly string[] => guarded(plan.gate, method, body, local);
  const before = method.gate === undefined ? [] : [changed(plan.gate, method.gate)];
  const [statements, result, clauses] = ((): readonly [readonly string[], boolean, string] => {
    switch (method.kind) {
      case 'twice': {
        const [p, q] = [local('p', 'int'), local('q', 'int')];
        return [
          [
            "<$result' = 0>_{$result} local",
            ...when([READ(p, 'this.x'), READ(q, 'this.x'), `<$result' = ${p} - ${q}>_{$result} local`]),
            'exit $return',
          ],
          true,
          action('', '$result = 0'),
        ];
      }
      case 'add': {
        const p = local('p', 'int');
        const one = [READ(p, 'this.x'), WRITE('this.x', `${p} + 1`)];
        return [when([...one, ...one]), false, action('this.x', "this.x' = this.x || this.x' = this.x + 2")];
      }
      case 'pass':
        return [before, false, ''];
      case 'write':
        return [[...before, ...when([WRITE('this.x', '1')])], false, ''];
      case 'look': {
        const p = local('p', 'int');
        return [
          [`<$result' = 0>_{$result} local`, ...before, ...when([READ(p, 'this.x'), `<$result' = ${p}>_{$result} local`]), 'exit $return'],
          true,
          before.length > 0 ? '' : action('', '$result = this.x || $result = 0'),
        ];
      }
    }
  })();
  const body = method.isSynchronized ? synchronizedBody(statements, local) : statements;
  const all = [...locals, ...(result ? ['$result: int'] : [])];
  return `procedure \`A.${method.kind}${index}()\` as "A.${method.kind}${index}" in A method (this: A)${result ? ' returns int' : ''}${clauses === '' ? '' : ' abstract'} checked${all.length > 0 ? `\n  locals ${all.join(', ')}` : ''}${clauses}\n  body {\n${body.map((one) => `    ${one}`).join('\n')}\n  }`;
}

/** An owner takes it from nobody, and gives it back himself. */
function changed(gate: Gate, value: string): string {
  if (gate.kind !== 'owner') return WRITE('this.g', value);
  const test = value === 'tid' ? 'this.g = null' : 'this.g = tid';
  return `atomic { choice ( { <${test}>_{} assume ${WRITE('this.g', value)} } [] { <!(${test})>_{} assume } ) }`;
}

/** Taken and given back; a way out goes on after it. */
function synchronizedBody(statements: readonly string[], local: (name: string, type: string) => string): readonly string[] {
  const held = local('held', 'bool');
  const [last] = statements.slice(-1);
  const inner = last === 'exit $return' ? statements.slice(0, -1) : statements;
  return [
    `<(this.holder = null || this.holder = tid) && ${held}' = this.holder != tid && this.holder' = tid>_{${held}, this.holder} acquire "acquires"`,
    ...inner,
    `<this.holder' = (if ${held} then null else this.holder)>_{this.holder} release "releases"`,
    ...(last === 'exit $return' ? [last] : []),
  ];
}

/** The test reads the gate in a step of its own, or in one with what follows. */
function guarded(
  gate: Gate,
  { test, isAtomic }: Method,
  body: readonly string[],
  local: (name: string, type: string) => string,
): readonly string[] {
  const choice = (yes: string, no: string, before: readonly string[]): string =>
    `{ ${before.join(' ')} choice ( { ${yes} ${body.join(' ')} } [] { ${no} } ) }`;
  if (!test) return isAtomic ? [`atomic { ${body.join(' ')} }`] : body;
  const seen = local('seen', gate.kind === 'flag' ? 'bool' : gate.kind === 'count' ? 'int' : 'java.lang.Thread');
  const place = gate.field === undefined ? 'this.holder' : 'this.g';
  const asked = `(${of(test, place, seen)})`;
  const text = choice(`<${asked}>_{} assume`, `<!(${asked})>_{} assume`, [READ(seen, place)]);
  return [isAtomic ? `atomic ${text}` : text.slice(2, -2)];
}

/** The condition of what has been read. */
function of(condition: Condition, place: string, local: string): string {
  return condition.plato.replaceAll(place, local);
}
