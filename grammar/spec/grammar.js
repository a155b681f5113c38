/**
 * The grammar of the specification language: what stands inside `/*@ ... *\/` and `//@ ...`. It is parsed on the
 * ranges of the nodes that `../java/grammar.js` makes of those comments, without their openers and closers and without
 * the `@` at line starts, so nothing here knows of comments around it.
 *
 * Every spelling of a clause is accepted here; that they mean the same is the syntax tree's business.
 * Neighbours: `build.sh` makes `src/parser.c` and the wasm of it; `server/src/syntax/parse-spec.ts` reads the trees.
 */

/** Binding strength, weakest first: Java's, with the two arrows between `?:` and `||`. */
const PREC = {
  CONDITIONAL: 1,
  EQUIVALENCE: 2,
  IMPLICATION: 3,
  OR: 4,
  AND: 5,
  BIT_OR: 6,
  BIT_XOR: 7,
  BIT_AND: 8,
  EQUALITY: 9,
  RELATIONAL: 10,
  SHIFT: 11,
  ADDITIVE: 12,
  MULTIPLICATIVE: 13,
  UNARY: 14,
};

/** Of `performs` programs, weakest first: `a ; b [] c*` is `(a ; b) [] (c*)`, as in the guarded-command language. */
const PROGRAM = { CHOICE: 1, SEQUENCE: 2, ITERATION: 3 };

const LEFT_ASSOCIATIVE = [
  ['<==>', PREC.EQUIVALENCE],
  ['||', PREC.OR],
  ['&&', PREC.AND],
  ['|', PREC.BIT_OR],
  ['^', PREC.BIT_XOR],
  ['&', PREC.BIT_AND],
  ['==', PREC.EQUALITY],
  ['!=', PREC.EQUALITY],
  ['<', PREC.RELATIONAL],
  ['<=', PREC.RELATIONAL],
  ['>', PREC.RELATIONAL],
  ['>=', PREC.RELATIONAL],
  ['<:', PREC.RELATIONAL],
  ['<<', PREC.SHIFT],
  ['>>', PREC.SHIFT],
  ['>>>', PREC.SHIFT],
  ['+', PREC.ADDITIVE],
  ['-', PREC.ADDITIVE],
  ['*', PREC.MULTIPLICATIVE],
  ['/', PREC.MULTIPLICATIVE],
  ['%', PREC.MULTIPLICATIVE],
];

const DISCIPLINES = [
  'unwritable_by_env_if', 'writable_if', 'unreadable_by_env_if', 'readable_if', 'accessible_if', 'guarded_by',
];
const DISCIPLINE_KEYWORDS = [...DISCIPLINES, ...DISCIPLINES.map(keyword => `elems_${keyword}`)];

/**
 * Words that start a clause and that nobody names a field or a variable by: they are never read as names (except after
 * a dot), so a half-written clause ends where the next one starts. The common words `action`, `set`, `atomic`, `also`
 * and `helper` are not among them: a name `action` is a name wherever a clause cannot start.
 */
const CLAUSE_KEYWORDS = [
  ...DISCIPLINE_KEYWORDS,
  'non_null', 'thread_local', 'env_assumption', 'global_invariant', 'ghost', 'axiom', 'requires', 'ensures', 'exsures',
  'modifies', 'also_modifies', 'performs', 'decreases', 'witness', 'assume', 'unreachable', 'loop_invariant',
  'maintaining', 'nowarn',
];

const MODIFIERS = ['public', 'protected', 'private', 'static', 'final', 'volatile', 'transient'];
const PRIMITIVE_TYPES = ['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double'];

/** The other words of Java are refused as names when the syntax tree is built: only tokens of this grammar can be reserved. */
const JAVA_KEYWORDS = [
  ...MODIFIERS, ...PRIMITIVE_TYPES, 'assert', 'extends', 'false', 'instanceof', 'null', 'super', 'this', 'true',
];

const commaSep1 = rule => seq(rule, repeat(seq(',', rule)));
const commaSep = rule => optional(commaSep1(rule));

module.exports = grammar({
  name: 'calvin_spec',

  word: $ => $.identifier,

  extras: $ => [/\s/, $.comment],

  reserved: {
    global: _ => [...CLAUSE_KEYWORDS, ...JAVA_KEYWORDS, 'skip'],
    afterDot: _ => JAVA_KEYWORDS,
  },

  supertypes: $ => [$.clause, $.expression, $.primary, $.type, $.program],

  conflicts: $ => [
    // `(T) e` and `(x)`: decided by what follows the parenthesis.
    [$.name, $.named_type],
    // `x instanceof T < ...`: type arguments, or a comparison that Java would refuse.
    [$.named_type],
    // `\forall T[] x` and `\forall T x, y[]`.
    [$.quantified_variable, $.named_type],
    // `performs (L (x) { ... })` and `performs (f(x).y) { ... }`: an action with a label, or a frame.
    [$._label, $.call],
    // `performs ((x) { ... })` and `performs ((x).y) { ... }`: an action in a group, or a frame.
    [$.location, $.primary],
  ],

  rules: {
    specification: $ => repeat(choice($.clause, ';')),

    clause: $ => choice(
      $.discipline_clause,
      $.non_null_clause,
      $.thread_local_clause,
      $.env_assumption_clause,
      $.global_invariant_clause,
      $.ghost_clause,
      $.axiom_clause,
      $.requires_clause,
      $.ensures_clause,
      $.exsures_clause,
      $.modifies_clause,
      $.action_clause,
      $.performs_clause,
      $.helper_clause,
      $.decreases_clause,
      $.witness_clause,
      $.assert_clause,
      $.assume_clause,
      $.unreachable_clause,
      $.loop_invariant_clause,
      $.set_clause,
      $.atomic_clause,
      $.nowarn_clause,
    ),

    // ---------------------------------------------------------------- before a field

    discipline_clause: $ => seq(
      field('keyword', alias(choice(...DISCIPLINE_KEYWORDS), $.discipline_keyword)),
      repeat(seq('[', field('index', $.identifier), ']')),
      field('condition', $.expression),
    ),

    non_null_clause: _ => 'non_null',

    // ---------------------------------------------------------------- on or in a class

    thread_local_clause: _ => 'thread_local',

    env_assumption_clause: $ => seq('env_assumption', field('condition', $.expression)),

    global_invariant_clause: $ => seq('global_invariant', field('condition', $.expression)),

    ghost_clause: $ => seq(
      'ghost',
      repeat(choice($.modifier, $.discipline_clause, $.non_null_clause, $.nested_specification, ';')),
      field('type', choice($.type, $.map_type)),
      commaSep1($.ghost_declarator),
    ),

    modifier: _ => choice(...MODIFIERS),

    // The discipline of a ghost field, in a comment of its own inside a `//@` line.
    nested_specification: $ => seq('/*@', repeat(choice($.discipline_clause, $.non_null_clause, ';')), '*/'),

    ghost_declarator: $ => seq(
      field('name', $.identifier),
      repeat($.dimension),
      optional(seq('=', field('value', $.expression))),
    ),

    axiom_clause: $ => seq('axiom', field('condition', $.expression)),

    // ---------------------------------------------------------------- before a method

    requires_clause: $ => seq('requires', field('condition', $.expression)),

    ensures_clause: $ => seq('ensures', field('condition', $.expression)),

    exsures_clause: $ => seq(
      'exsures', '(', field('exception', $.type), optional(field('name', $.identifier)), ')',
      field('condition', $.expression),
    ),

    modifies_clause: $ => seq('modifies', $._frame),

    _frame: $ => choice($.nothing, commaSep1($._frame_item)),

    // The empty frame.
    nothing: _ => '\\nothing',

    _frame_item: $ => choice($.location, $.all_elements, $.all_fields),

    location: $ => choice($.name, $.field_access, $.index_access),

    all_elements: $ => seq(field('array', $.primary), '[', '*', ']'),

    all_fields: $ => seq(field('object', $.primary), '.', '*'),

    action_clause: $ => seq(
      'action',
      optional(field('label', $._label)),
      ':',
      optional(seq(choice('also_modifies', seq('also', 'modifies'), 'modifies'), $._frame, repeat(';'))),
      'ensures',
      field('condition', $.expression),
    ),

    _label: $ => choice($.identifier, $.string_literal, $.integer_literal),

    performs_clause: $ => seq('performs', field('program', $.program)),

    program: $ => choice($.performs_action, $.skip, $.program_group, $.sequence, $.choice, $.iteration),

    performs_action: $ => seq(
      optional('action'),
      optional(field('label', $._label)),
      '(', optional($._frame), ')',
      '{', field('condition', $.expression), repeat(';'), '}',
    ),

    skip: _ => 'skip',

    program_group: $ => seq('(', $.program, ')'),

    // The right side may be missing: a `;` may also end the clause.
    sequence: $ => prec.right(PROGRAM.SEQUENCE, seq($.program, ';', optional($.program))),

    choice: $ => prec.left(PROGRAM.CHOICE, seq($.program, choice('[]', seq('[', ']')), $.program)),

    iteration: $ => prec(PROGRAM.ITERATION, seq($.program, '*')),

    helper_clause: _ => 'helper',

    decreases_clause: $ => seq('decreases', field('condition', $.expression)),

    // ---------------------------------------------------------------- before or as a statement

    witness_clause: $ => seq('witness', field('label', $._label)),

    assert_clause: $ => seq('assert', field('condition', $.expression)),

    assume_clause: $ => seq('assume', field('condition', $.expression)),

    unreachable_clause: _ => 'unreachable',

    loop_invariant_clause: $ => seq(choice('loop_invariant', 'maintaining'), field('condition', $.expression)),

    set_clause: $ => seq(
      'set',
      field('target', choice($.witness_variable, $.name, $.field_access, $.index_access)),
      '=',
      field('value', $.expression),
    ),

    witness_variable: _ => '\\witness',

    atomic_clause: _ => 'atomic',

    nowarn_clause: $ => seq('nowarn', commaSep1(field('code', $.nowarn_code))),

    nowarn_code: _ => /[A-Za-z][A-Za-z0-9_-]*/,

    // ---------------------------------------------------------------- expressions

    expression: $ => choice(
      $.binary_expression,
      $.conditional_expression,
      $.instanceof_expression,
      $.unary_expression,
      $.cast_expression,
      $.primary,
    ),

    binary_expression: $ => choice(
      ...LEFT_ASSOCIATIVE.map(([operator, precedence]) => prec.left(precedence, seq(
        field('left', $.expression), field('operator', operator), field('right', $.expression),
      ))),
      prec.right(PREC.IMPLICATION, seq(
        field('left', $.expression), field('operator', '==>'), field('right', $.expression),
      )),
    ),

    conditional_expression: $ => prec.right(PREC.CONDITIONAL, seq(
      field('condition', $.expression), '?', field('then', $.expression), ':', field('else', $.expression),
    )),

    instanceof_expression: $ => prec.left(PREC.RELATIONAL, seq(
      field('operand', $.expression), 'instanceof', field('type', $.type),
    )),

    unary_expression: $ => prec(PREC.UNARY, seq(
      field('operator', choice('+', '-', '!', '~')), field('operand', $.expression),
    )),

    // As in Java, `(a) - b` subtracts: only a cast to a primitive type may be followed by a sign.
    cast_expression: $ => prec(PREC.UNARY, choice(
      seq('(', field('type', $.primitive_type), ')', field('operand', $.expression)),
      seq('(', field('type', choice($.named_type, $.array_type)), ')', field('operand', choice(
        $.primary, $.cast_expression, alias($._not_expression, $.unary_expression),
      ))),
    )),

    _not_expression: $ => prec(PREC.UNARY, seq(
      field('operator', choice('!', '~')), field('operand', $.expression),
    )),

    primary: $ => choice(
      $.integer_literal,
      $.floating_point_literal,
      $.character_literal,
      $.string_literal,
      $.true,
      $.false,
      $.null,
      $.this,
      $.name,
      $.special_name,
      $.old_expression,
      $.fresh_expression,
      $.typeof_expression,
      $.type_expression,
      $.max_expression,
      $.quantifier,
      $.parenthesized_expression,
      $.field_access,
      $.index_access,
      $.call,
      $.primed,
    ),

    name: $ => $.identifier,

    special_name: _ => choice('\\tid', '\\main', '\\result'),

    old_expression: $ => seq('\\old', '(', field('operand', $.expression), ')'),

    fresh_expression: $ => seq('\\fresh', '(', field('operand', $.expression), ')'),

    typeof_expression: $ => seq('\\typeof', '(', field('operand', $.expression), ')'),

    type_expression: $ => seq('\\type', '(', field('type', $.type), ')'),

    max_expression: $ => seq('\\max', '(', field('left', $.expression), ',', field('right', $.expression), ')'),

    quantifier: $ => seq(
      '(',
      field('which', choice('\\forall', '\\exists')),
      commaSep1($.quantified_variable),
      ';',
      field('first', $.expression),
      optional(seq(';', field('second', $.expression))),
      ')',
    ),

    // Without a type: of the type of the variable before it.
    quantified_variable: $ => seq(
      optional(field('type', choice($.type, $.map_type))), field('name', $.identifier), repeat($.dimension),
    ),

    parenthesized_expression: $ => seq('(', $.expression, ')'),

    field_access: $ => seq(
      field('object', $.primary), '.', field('name', reserved('afterDot', $.identifier)),
    ),

    index_access: $ => seq(field('array', $.primary), '[', field('index', $.expression), ']'),

    call: $ => seq(
      choice(
        field('name', $.identifier),
        seq(field('object', $.primary), '.', field('name', reserved('afterDot', $.identifier))),
      ),
      field('arguments', $.arguments),
    ),

    arguments: $ => seq('(', commaSep($.expression), ')'),

    // Typeset programs carry typographic primes.
    primed: $ => seq(field('operand', $.primary), choice('\'', '\u2019', '\u2032')),

    true: _ => 'true',
    false: _ => 'false',
    null: _ => 'null',
    this: _ => 'this',

    integer_literal: _ => token(seq(
      choice(/0[xX][0-9a-fA-F_]+/, /0[bB][01_]+/, /[0-9][0-9_]*/),
      optional(/[lL]/),
    )),

    // Read so that the message about it can be plain.
    floating_point_literal: _ => token(choice(
      /[0-9][0-9_]*\.[0-9]+([eE][+-]?[0-9]+)?[fFdD]?/,
      /[0-9][0-9_]*[eE][+-]?[0-9]+[fFdD]?/,
      /[0-9][0-9_]*[fFdD]/,
    )),

    character_literal: _ => token(seq(
      '\'',
      choice(/[^\\'\r\n]/, /\\u+[0-9a-fA-F]{4}/, /\\[0-7]{1,3}/, /\\[^u0-7\r\n]/),
      '\'',
    )),

    string_literal: _ => token(seq('"', repeat(choice(/[^"\\\r\n]/, /\\[^\r\n]/)), '"')),

    identifier: _ => /([\p{XID_Start}\p{Sc}_]|\\u+[0-9a-fA-F]{4})([\p{XID_Continue}\p{Sc}]|\\u+[0-9a-fA-F]{4})*/,

    // ---------------------------------------------------------------- types

    type: $ => choice($.primitive_type, $.named_type, $.array_type),

    primitive_type: _ => choice(...PRIMITIVE_TYPES),

    named_type: $ => seq(
      $.identifier,
      repeat(seq('.', reserved('afterDot', $.identifier))),
      optional($.type_arguments),
    ),

    type_arguments: $ => seq('<', commaSep(choice($.type, $.wildcard)), '>'),

    wildcard: $ => seq('?', optional(seq(choice('extends', 'super'), $.type))),

    array_type: $ => seq(field('element', $.type), $.dimension),

    dimension: _ => choice('[]', seq('[', ']')),

    // A ghost map, `long -> long -> byte`.
    map_type: $ => seq(field('key', $.type), '->', field('value', choice($.type, $.map_type))),

    // ---------------------------------------------------------------- comments inside specifications

    // Not one that would open a specification: such text must not be passed over in silence.
    comment: _ => token(choice(
      seq('//', optional(seq(/[^@\r\n]/, /[^\r\n]*/))),
      seq('/*', choice('*/', /([^*@]|\*+[^*\/])([^*]|\*+[^*\/])*\*+\//)),
    )),
  },
});
