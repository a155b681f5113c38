/** Names with dots: of classes (`java.util.List`, `Outer.Inner`), of annotations, of packages. Neighbours: everyone who has one. */

/** The part after the last dot; the whole name where there is none. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
