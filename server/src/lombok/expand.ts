/**
 * Lombok's annotations written out: every class gets the members that they generate, and every method the lock or the clean-up, as nodes of
 * the same syntax tree, at the place of the annotation.
 * Why here: Lombok does the same to the tree of the compiler before anything is resolved, so everything after sees what will run. What is
 * not followed becomes a clause `notUsed` of the class. What a file `lombok.config` changes is not known; what is assumed of it:
 * docs/soundness/lombok.md#generated-members.
 * Neighbours: `resolve/resolve.ts` calls it between syntax and symbols; the other files of this room write the members.
 */
import { diagnostic, type Diagnostic } from '../diagnostics/diagnostic';
import type { CompilationUnit, FieldDecl, JavaAnnotation, Member, MethodDecl, Modifiers, TypeDecl } from '../syntax/ast';
import { accessorsOf } from './accessors';
import { Bodies } from './bodies';
import { buildersOf, withoutDefaults, type Defaults } from './builders';
import { constructorsOf } from './constructors';
import { classModifiers, loggerOf, withModifiers } from './declarations';
import { locked } from './locks';
import { annotationsAmong, find, marked, Names } from './names';
import { atAnonymous, notModelled, type NotModelled } from './not-modelled';
import { objectMethodsOf } from './object-methods';
import type { Subject } from './subject';

const ACCESSORS = 'lombok.experimental.Accessors';

const EXPANDED = new WeakMap<CompilationUnit, { readonly hidden: string; readonly unit: CompilationUnit }>();

/** The files with everything written out that Lombok generates; a file that does not speak of it stays the same object. */
export function expanded(units: readonly CompilationUnit[]): readonly CompilationUnit[] {
  if (units.every((unit) => unit.mentionsLombok !== true)) return units;
  return units.map((unit) => {
    if (unit.mentionsLombok !== true) return unit;
    const hidden = new Set(
      units.filter((one) => one !== unit && one.packageName === unit.packageName).flatMap((one) => annotationsAmong(one.types)),
    );
    const key = [...hidden].sort().join(' ');
    const known = EXPANDED.get(unit);
    if (known?.hidden === key) return known.unit;
    const made = new Expansion().unit(unit, Names.of(unit, hidden));
    EXPANDED.set(unit, { hidden: key, unit: made });
    return made;
  });
}

class Expansion {
  private readonly reported: Diagnostic[] = [];

  unit(unit: CompilationUnit, names: Names): CompilationUnit {
    try {
      const types = unit.types.map((one) => this.type(one, names, []));
      return types.every((one, index) => one === unit.types[index])
        ? unit
        : { ...unit, types, diagnostics: [...unit.diagnostics, ...this.reported] };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const refused = diagnostic(
        'java-syntax',
        { file: unit.path, start: 0, end: 0 },
        'This file nests too deeply for the checker. Nothing in this file is checked.',
      );
      return { ...unit, types: [], diagnostics: [...unit.diagnostics, refused] };
    }
  }

  /** `around`: `@Accessors` of the classes around, innermost first. */
  private type(written: TypeDecl, outside: Names, around: readonly JavaAnnotation[]): TypeDecl {
    const names = outside.inside(written.members);
    const inScope: TypeDecl = {
      ...written,
      modifiers: whole(written.modifiers, outside),
      members: written.members.map((one) => wholeMember(one, names)),
      recordComponents: written.recordComponents.map((one) => ({ ...one, modifiers: whole(one.modifiers, names) })),
    };
    const style = find(inScope.modifiers.annotations, ACCESSORS);
    const said = notModelled(inScope);
    const decl: TypeDecl = { ...inScope, modifiers: classModifiers(inScope) };
    const declared = withoutDefaults(decl, withModifiers(decl));
    const generated = generatedIn(decl, declared, around);
    const inside = style === undefined ? around : [style, ...around];
    const all = [...this.members([...loggerOf(decl), ...declared.members, ...generated], decl, names, inside), ...this.clauses(said)];
    const enumConstants = decl.enumConstants.map((one) => ({
      ...one,
      args: this.bodies(names, inside).list(one.args),
      body: one.body && this.body(one.body, names, inside),
    }));
    return { ...decl, members: all, enumConstants };
  }

  /** Members of a class or an anonymous one (`decl` undefined), with their bodies, and the locks that these need. */
  private members(
    members: readonly Member[],
    decl: TypeDecl | undefined,
    names: Names,
    around: readonly JavaAnnotation[],
  ): readonly Member[] {
    const locks: FieldDecl[] = [];
    const made = members.map((member): Member => {
      if (member.kind === 'type') return { ...member, decl: this.type(member.decl, names, around) };
      const own = member.kind === 'field' ? find(member.modifiers.annotations, ACCESSORS) : undefined;
      const inner = this.bodies(names, own === undefined ? around : [own, ...around]).member(member);
      const under = inner.kind === 'method' ? locked(inner, decl) : undefined;
      if (under?.lock !== undefined) locks.push(under.lock);
      return under?.method ?? inner;
    });
    const isNew = (one: FieldDecl, index: number): boolean =>
      !members.some((member) => member.kind === 'field' && member.name.name === one.name.name) &&
      locks.findIndex((other) => other.name.name === one.name.name) === index;
    return [...locks.filter(isNew), ...made];
  }

  /** The body of an anonymous class. */
  private body(written: readonly Member[], outside: Names, around: readonly JavaAnnotation[]): readonly Member[] {
    const names = outside.inside(written);
    const members = written.map((one) => wholeMember(one, names));
    const generated = accessorsOf(subjectOf(undefined, members, around)).map((one) => one.method);
    return [...this.members([...members, ...generated], undefined, names, around), ...this.clauses(members.flatMap(atAnonymous))];
  }

  private bodies(names: Names, around: readonly JavaAnnotation[]): Bodies {
    return new Bodies(names, { type: (decl) => this.type(decl, names, around), body: (members) => this.body(members, names, around) });
  }

  private clauses(all: readonly NotModelled[]): readonly Member[] {
    for (const { annotation, reason, isFirm } of all)
      if (!isFirm) this.reported.push(diagnostic('unsupported', annotation.span, `This is not looked at: ${reason}.`));
    return all
      .filter((one) => one.isFirm)
      .map(({ annotation: { span }, reason }): Member => ({ kind: 'spec', clause: { kind: 'notUsed', reason, span }, span }));
  }
}

/**
 * The members that a class gets. An annotation in front of a class is understood at classes and enums; those of a static field also in
 * records and interfaces. What Lombok does with records themselves is reported by `not-modelled.ts`.
 */
function generatedIn(decl: TypeDecl, { members, values }: Defaults, styles: readonly JavaAnnotation[]): readonly Member[] {
  const subject = { ...subjectOf(decl, members, styles), decl };
  const accessors = accessorsOf(subject);
  const made = accessors.map((one) => one.method);
  if (decl.kind !== 'class' && decl.kind !== 'enum') return made;
  return [...constructorsOf(subject, values), ...made, ...objectMethodsOf(subject, accessors), ...buildersOf(subject, values)];
}

function subjectOf(decl: TypeDecl | undefined, members: readonly Member[], accessors: readonly JavaAnnotation[]): Subject {
  const fields = members.filter((one): one is FieldDecl => one.kind === 'field');
  const written = members.filter((one): one is MethodDecl => one.kind === 'method');
  return {
    decl,
    accessors,
    fields,
    written,
    methods: written.filter((one) => !marked(one.modifiers.annotations, 'lombok.experimental.Tolerate')),
  };
}

function whole(modifiers: Modifiers, names: Names): Modifiers {
  const annotations = names.whole(modifiers.annotations);
  return annotations === modifiers.annotations ? modifiers : { ...modifiers, annotations };
}

function wholeMember(member: Member, names: Names): Member {
  if (member.kind !== 'field' && member.kind !== 'method') return member;
  const modifiers = whole(member.modifiers, names);
  if (member.kind === 'field') return modifiers === member.modifiers ? member : { ...member, modifiers };
  const params = member.params.map((one) => ({ ...one, modifiers: whole(one.modifiers, names) }));
  return { ...member, modifiers, params };
}
