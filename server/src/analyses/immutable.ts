/**
 * Whether a class declared `@Immutable` is: every field of it, of the classes above it and of those of the workspace below it is final and
 * refers to what never changes either. Nothing is assumed of such a class that its final fields do not say; the annotation is a promise,
 * and one that is not seen to be kept is reported as not understood.
 * Neighbours: `declarations.ts` asks.
 */
import type { Resolved } from '../resolve/resolve';
import type { ClassSymbol, FieldSymbol } from '../resolve/symbols';
import { classGiven } from './exact-class';
import type { JavaType } from '../resolve/types';
import { OBJECT_NAME } from '../resolve/types';

/** Classes of the library whose objects never change. */
const CONSTANTS =
  /^java\.(lang\.(String|Boolean|Byte|Character|Short|Integer|Long|Float|Double|Class|Void)|math\.(BigInteger|BigDecimal|MathContext|RoundingMode)|util\.(UUID|OptionalInt|OptionalLong|OptionalDouble|concurrent\.TimeUnit)|time\.(Duration|Instant|LocalDate|LocalTime|LocalDateTime|ZonedDateTime|Period|ZoneOffset|DayOfWeek|Month|Year))$/;

/** The first part of an object of the class that may change, as a noun phrase; undefined where none does. */
export function whatMayChange(symbol: ClassSymbol, resolved: Resolved): string | undefined {
  return changeIn(symbol, resolved, new Set());
}

/** `seen`: classes that are being asked about; objects that lead back to them add nothing. */
function changeIn(symbol: ClassSymbol, resolved: Resolved, seen: Set<ClassSymbol>): string | undefined {
  if (seen.has(symbol)) return undefined;
  seen.add(symbol);
  const unknown = resolved.table.unknownSuperOf(symbol);
  if (unknown !== undefined) return `what \`${symbol.display}\` inherits from \`${unknown}\``;
  const below = resolved.table.below(symbol.name).filter((one) => !one.isLibrary);
  for (const one of new Set([...resolved.table.lineage(symbol), ...below])) {
    if (one.isLibrary) {
      if (one.name !== OBJECT_NAME && one.kind !== 'interface' && !/^java\.lang\.(Record|Enum)$/.test(one.name))
        return `what \`${symbol.display}\` inherits from \`${one.display}\``;
      continue;
    }
    for (const field of one.fields) {
      const found = field.isStatic || field.isGhost ? undefined : changeOf(field, resolved, seen);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function changeOf(field: FieldSymbol, resolved: Resolved, seen: Set<ClassSymbol>): string | undefined {
  if (!field.isFinal) return `\`${field.name}\`, which is not final,`;
  if (field.type.kind === 'array') return `what the array \`${field.name}\` holds`;
  return isConstant(field.type, resolved, seen) || isPlainLock(field, resolved) ? undefined : `what \`${field.name}\` holds`;
}

function isConstant(type: JavaType, resolved: Resolved, seen: Set<ClassSymbol>): boolean {
  if (type.kind === 'primitive') return true;
  const symbol = type.kind === 'class' ? resolved.table.classOf(type) : undefined;
  if (symbol === undefined) return false;
  return symbol.isLibrary ? CONSTANTS.test(symbol.name) : changeIn(symbol, resolved, seen) === undefined;
}

/** An object of class Object itself, which has nothing that could change. */
function isPlainLock(field: FieldSymbol, resolved: Resolved): boolean {
  return classGiven(field, resolved)?.name === OBJECT_NAME;
}
