/**
 * The `main` of a generated program: it makes the scenario's objects, tells `calvinrun.Forced` the schedule and what must fail, and starts
 * the threads.
 * Neighbours: `replay.ts` decides what it says; `Forced.java` is what it calls.
 */
import type { Client, ClientThread } from './client';
import { FORCED } from './java-expression';

export interface MainParts {
  readonly packageName: string;
  readonly name: string;
  readonly client: Client;
  /** The number of a client's step in the schedule. */
  readonly placeOf: (step: number) => number | undefined;
  readonly steps: readonly { readonly thread: number; readonly place: number; readonly reported: string; readonly starts: number }[];
  readonly ended: readonly boolean[];
  readonly culprit: number;
  /** `CODE at FILE:LINE: MESSAGE`. */
  readonly reported: string;
  /** A Java statement that says what must be seen, and one that looks at the end. */
  readonly expects: string;
  readonly atEnd: string;
}

export function mainClass(parts: MainParts): string {
  const { client } = parts;
  const runs = (thread: ClientThread): string => {
    let depth = 0;
    const lines = thread.calls.map(({ step, java, opens, result }) => {
      const place = parts.placeOf(step);
      const point = place === undefined ? '' : `${FORCED}.point(${place}); `;
      if (opens) {
        depth++;
        return `            synchronized (${place === undefined ? java : `${FORCED}.then(${place}, ${java})`}) {`;
      }
      return `            ${FORCED}.run(() -> { ${point}${result === undefined ? java : `${FORCED}.result(${java.replace(/;$/, '')});`} });`;
    });
    return [...lines, ...Array.from({ length: depth }, () => '            }')].join('\n');
  };
  const own = (thread: ClientThread): string | undefined => (typeof thread.kind === 'object' ? thread.kind.own : undefined);
  const onMain = client.threads.find((one) => one.kind === 'main');
  const started = client.threads.filter((one) => one !== onMain);
  const lines = [
    ...(parts.packageName === '' ? [] : [`package ${parts.packageName};`, '']),
    '/** Forces the interleaving that `calvin run` found and shows what goes wrong in it. */',
    `public class ${parts.name} {`,
    '    public static void main(String[] arguments) throws Throwable {',
    `        Thread first = ${FORCED}.first;`,
    ...client.setup.map((one) => `        ${one}`),
    `        ${FORCED}.follow(${JSON.stringify(parts.reported)}, ${parts.culprit}, new boolean[] { ${parts.ended.join(', ')} }${parts.steps.length === 0 ? ');' : ','}`,
    ...parts.steps.map(
      (one, index) =>
        `            new ${FORCED}.Step(${one.thread}, ${one.place}, ${JSON.stringify(one.reported)}, ${one.starts})${index === parts.steps.length - 1 ? ');' : ','}`,
    ),
    ...(parts.expects === '' ? [] : [`        ${parts.expects}`]),
    ...started.map((one) =>
      own(one) === undefined
        ? `        Thread t${one.number} = ${FORCED}.thread(${one.number}, () -> {\n${runs(one)}\n        });`
        : `        Thread t${one.number} = ${FORCED}.as(${one.number}, ${own(one)});`,
    ),
    ...(onMain ? [`        ${FORCED}.begin(${onMain.number});`] : []),
    ...(started.length > 0 ? [`        ${FORCED}.start(${started.map((one) => `t${one.number}`).join(', ')});`] : []),
    ...(onMain ? [runs(onMain)] : []),
    `        ${FORCED}.join(${started.map((one) => `t${one.number}`).join(', ')});`,
    ...(parts.atEnd === '' ? [] : [`        ${parts.atEnd}`]),
    `        ${FORCED}.fail();`,
    '    }',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}
