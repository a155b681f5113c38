/**
 * What is said of classes, methods and fields in a run, in the user's words: constructors, lambdas and hidden fields have names that nobody
 * wrote.
 * Neighbours: `trace.ts` describes runs; `calls.ts`, `step.ts` say what is done.
 */
import type { FieldDecl, Procedure } from '../plato/ir';
import type { Model } from './model';

/** `new T(int)`, the static initializer, or the method by its name, in backticks where it is code. */
export function calledAs({ kind, display, owner }: Pick<Procedure, 'kind' | 'display' | 'owner'>): string {
  if (kind === 'staticInitializer') return `the static initializer of \`${plain(display.replace(/\.<clinit>(\(\))?$/, '')) || owner}\``;
  return `\`${plain(kind === 'constructor' ? `new ${display.replace(/\.<init>/, '')}` : display)}\``;
}

/** What an object is called in front of its number. */
export function shortClass(model: Model, className: string): string {
  const element = className.replace(/(\[\])+$/, '');
  const shown = model.program.classes.find((one) => one.name === element)?.display ?? element;
  return plain(shown).slice(plain(shown).lastIndexOf('.') + 1) + className.slice(element.length);
}

/** A field of an object that has a name: what a class takes along from where it is made has none that anybody wrote. */
export function fieldOf(object: string, { name }: FieldDecl): string {
  if (name === 'this$0') return `the object around ${object}`;
  return `${object}.${name.replace(/^val\$/, '')}`;
}

/** What an operation does, as the lowering describes it. */
export function actionIn(description: string): string {
  return plain(description).replace('`the target of the thread`', 'what the thread is to run');
}

/** Lambdas and classes without a name are numbered within their method, which the place of the step tells as well. */
function plain(text: string): string {
  return text.replace(/\$\d+\b/g, '');
}
