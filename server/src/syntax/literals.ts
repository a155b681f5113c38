/**
 * The values of literals, in Java and in specifications alike: numbers in every base, characters, strings, text blocks.
 * Bytes that were no UTF-8 have no value (docs/soundness/java.md#text-that-is-not-utf-8).
 * Neighbours: `build-literals.ts` and `spec-expressions.ts`; imports nothing.
 */

export interface IntegerValue {
  /** Decimal text of the value, negative where a hexadecimal, octal or binary literal sets the sign bit. */
  readonly value: string;
  readonly type: 'int' | 'long';
  /** Whether the value fits its type; `2147483648`, which only `-` may precede, does not. */
  readonly fits: boolean;
}

/** The value of an integer literal as Java reads it; undefined if it is not one (`0b`, `08`, `1__`). */
export function integerValue(text: string): IntegerValue | undefined {
  const type = /[lL]$/.test(text) ? 'long' : 'int';
  const digits = text.replace(/[lL]$/, '');
  if (digits.endsWith('_') || /^0[xXbB]_/.test(digits)) return undefined;
  const plain = digits.replaceAll('_', '');
  const bits = type === 'long' ? 64n : 32n;
  if (/^(0|[1-9][0-9]*)$/.test(plain)) {
    const value = BigInt(plain);
    return { value: value.toString(), type, fits: value < 1n << (bits - 1n) };
  }
  const written = /^0[0-7]+$/.test(plain) ? `0o${plain.slice(1)}` : /^0[xX][0-9a-fA-F]+$|^0[bB][01]+$/.test(plain) ? plain : undefined;
  if (written === undefined) return undefined;
  const value = BigInt(written);
  const fits = value < 1n << bits;
  return { value: (fits ? BigInt.asIntN(Number(bits), value) : value).toString(), type, fits };
}

/** The UTF-16 code unit of a character literal with its quotes; undefined if it does not hold exactly one. */
export function characterValue(text: string): number | undefined {
  const value = decodeEscapes(text.slice(1, -1));
  return value !== undefined && value.length === 1 ? value.charCodeAt(0) : undefined;
}

/** The value of a string literal or a text block with its quotes; undefined if it holds an unknown escape. */
export function stringValue(text: string): string | undefined {
  if (text.startsWith('"""') && text.length >= 6) return textBlockValue(text.slice(3, -3));
  return decodeEscapes(text.slice(1, -1));
}

/** JLS 3.10.6: after the line of the opening quotes; the indentation common to all lines is dropped, then escapes are read. */
function textBlockValue(content: string): string | undefined {
  const opening = /^[ \t\f]*(\r\n|\r|\n)/.exec(content);
  if (opening === null) return undefined;
  const lines = content.slice(opening[0].length).split(/\r\n|\r|\n/);
  const isBlank = (line: string) => /^\s*$/.test(line);
  const significant = lines.filter((line, index) => index === lines.length - 1 || !isBlank(line));
  const indentation = Math.min(...significant.map((line) => /^\s*/.exec(line)![0].length));
  const stripped = lines.map((line) => (isBlank(line) ? '' : line.slice(indentation).replace(/[ \t\f]+$/, '')));
  return decodeEscapes(stripped.join('\n'));
}

/** What to say of such a literal. */
export const UNREADABLE =
  'This text holds bytes that are not UTF-8, so it is not known which characters they are. Save the file as UTF-8, or write the characters as Unicode escapes.';

/**
 * Whether the literal holds what stands for bytes that are no UTF-8 (U+FFFD): different characters look the same then, so the literal has
 * no value that could be relied on. Who means this character writes `\\uFFFD`.
 */
export function isUnreadable(text: string): boolean {
  return text.includes('\uFFFD');
}

const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    b: '\b',
    s: ' ',
    t: '\t',
    n: '\n',
    f: '\f',
    r: '\r',
    '"': '"',
    "'": "'",
    '\\': '\\',
    '\n': '',
  }),
);

function decodeEscapes(text: string): string | undefined {
  let unknown = false;
  const decoded = text.replace(/\\(u+[0-9a-fA-F]{4}|[0-3][0-7]{2}|[0-7]{1,2}|[\s\S]|$)/g, (_, escape: string) => {
    if (/^u+[0-9a-fA-F]{4}$/.test(escape)) return String.fromCharCode(parseInt(escape.replace(/^u+/, ''), 16));
    if (/^[0-7]/.test(escape)) return String.fromCharCode(parseInt(escape, 8));
    const simple = SIMPLE_ESCAPES.get(escape);
    if (simple === undefined) unknown = true;
    return simple ?? '';
  });
  return unknown ? undefined : decoded;
}

/** A name with its Unicode escapes read, as Java does before anything else. */
export function identifierName(text: string): string {
  return text.includes('\\') ? (decodeEscapes(text) ?? text) : text;
}
