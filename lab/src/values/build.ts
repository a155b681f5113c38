/**
 * Putting a program of a theme together from the texts of its methods.
 * Neighbours: the files of `themes/`.
 */
import type { ValueMethod, ValueProgram, ValueType } from './theme';

export interface MethodText extends ValueMethod {
  readonly text: string;
}

/** A static method of these lines. */
export function methodText(name: string, type: ValueType, lines: readonly string[], about?: string): MethodText {
  return { name, type, ...(about === undefined ? {} : { about }), text: `  static ${type} ${name}() {\n    ${lines.join('\n    ')}\n  }` };
}

/** A class of the methods with what they share; `beside` are other top-level classes. */
export function programOf(
  className: string,
  shared: readonly string[],
  methods: readonly MethodText[],
  beside: readonly string[] = [],
): ValueProgram {
  const text = `class ${className} {\n${[...shared.map((one) => `  ${one}`), ...methods.map((one) => one.text)].join('\n')}\n}\n${beside.map((one) => `${one}\n`).join('')}`;
  return { text, className, methods: methods.map(({ name, type, about }) => ({ name, type, ...(about === undefined ? {} : { about }) })) };
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
