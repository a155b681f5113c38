/**
 * Java's literals, from syntax nodes; a literal that Java itself refuses is reported.
 * Neighbours: `literals.ts` knows their values; `build-expressions.ts` is the caller.
 */
import type { Expr } from './ast';
import type { BuildContext } from './build-context';
import { characterValue, integerValue, isUnreadable, stringValue, UNREADABLE } from './literals';
import type { SyntaxNode } from './syntax-node';

/** The literal, or undefined if the node is none. `isNegated`: a minus stands directly before it. */
export function literal(context: BuildContext, node: SyntaxNode, isNegated = false): Expr | undefined {
  const span = context.span(node);
  const text = context.textOf(node);
  const refuse = (message: string): Expr => {
    context.javaError(node, message);
    return { kind: 'error', span };
  };
  switch (node.type) {
    case 'decimal_integer_literal':
    case 'hex_integer_literal':
    case 'octal_integer_literal':
    case 'binary_integer_literal': {
      const integer = integerValue(text);
      if (integer === undefined) return refuse(`\`${text}\` is not a number.`);
      const isLeast = isNegated && (integer.value === '2147483648' || (integer.type === 'long' && integer.value === '9223372036854775808'));
      if (!integer.fits && !isLeast)
        return refuse(`The number \`${text}\` is too large for ${integer.type === 'int' ? 'an `int`' : 'a `long`'}.`);
      return { kind: 'intLit', value: integer.value, type: integer.type, span };
    }
    case 'decimal_floating_point_literal':
    case 'hex_floating_point_literal':
      return { kind: 'floatLit', text, type: isFloat(text) ? 'float' : 'double', span };
    case 'true':
    case 'false':
      return { kind: 'boolLit', value: node.type === 'true', span };
    case 'character_literal': {
      if (isUnreadable(text)) return refuse(UNREADABLE);
      const value = characterValue(text);
      return value === undefined ? refuse(`${text} is not a single character.`) : { kind: 'charLit', value, span };
    }
    case 'string_literal': {
      if (isUnreadable(text)) return refuse(UNREADABLE);
      const value = stringValue(text);
      return value === undefined ? refuse('This string holds an escape that Java does not know.') : { kind: 'stringLit', value, span };
    }
    case 'null_literal':
      return { kind: 'nullLit', span };
    default:
      return undefined;
  }
}

/** In a hexadecimal literal `f` is a digit unless it stands after the exponent. */
function isFloat(text: string): boolean {
  return /^0[xX]/.test(text) ? /[pP].*[fF]$/.test(text) : /[fF]$/.test(text);
}
