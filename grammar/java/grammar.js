/**
 * The grammar of Java up to 21, as tree-sitter-java 0.23.5 has it, with two changes.
 *
 * Specification comments (`/*@ ... *\/` and `//@ ...`) are nodes of their own among the extras, so that they may stand
 * anywhere and never disturb the Java around them; the language inside them is `../spec/grammar.js`, parsed on their
 * ranges. And what upstream lacks or accepts too freely is mended: each rule below says what.
 *
 * Upstream's grammar is under the licence in `LICENSE.tree-sitter-java`; so is what is generated from it.
 * Neighbours: `build.sh` makes `src/parser.c` and the wasm of it; `server/src/syntax` reads the trees.
 */
const java = require('tree-sitter-java/grammar');

const commaSep1 = rule => seq(rule, repeat(seq(',', rule)));

module.exports = grammar(java, {
  name: 'calvin_java',

  extras: ($, previous) => [...previous, $.specification_line, $.specification_block, $.unterminated_comment],

  rules: {
    // ---------------------------------------------------------------- comments

    specification_line: _ => token(prec(1, seq('//@', /[^\r\n]*/))),
    specification_block: _ => token(prec(1, seq('/*@', /[^*]*\*+([^/*][^*]*\*+)*/, '/'))),

    // Upstream: up to `\n` only; Java ends a line at a lone `\r` as well.
    line_comment: _ => token(prec(0, seq('//', /[^\r\n]*/))),

    // A comment that is never closed takes the rest of the file; one node for it gives one plain message.
    unterminated_comment: _ => token(prec(0, seq('/*', /([^*]|\*+[^/*])*\**/))),

    // ---------------------------------------------------------------- literals

    // Upstream lets a string run over the end of its line, so that one missing quote swallows the file; and reads the
    // string templates that were only ever a preview. What a string holds is decoded when the syntax tree is built.
    string_literal: _ => token(choice(
      seq('"', repeat(choice(/[^"\\\r\n]/, /\\[^\r\n]/)), '"'),
      seq('"""', repeat(choice(/[^"\\]/, /\\[\s\S]/, /"[^"\\]/, /""[^"\\]/, /"\\[\s\S]/, /""\\[\s\S]/)), '"""'),
    )),

    // Upstream: any number of characters. `\u0041` counts as one.
    character_literal: _ => token(seq(
      '\'',
      choice(/[^\\'\r\n]/, /\\u+[0-9a-fA-F]{4}/, /\\[0-7]{1,3}/, /\\[^u0-7\r\n]/),
      '\'',
    )),

    // Upstream lacks `0_17`.
    octal_integer_literal: _ => token(seq(choice('0o', '0O', '0', /0_+/), /[0-7]+/, repeat(seq('_', /[0-7]+/)), optional(choice('l', 'L')))),

    // Upstream lacks Unicode escapes and most currency signs in identifiers.
    identifier: _ => /([\p{XID_Start}\p{Sc}_]|\\u+[0-9a-fA-F]{4})([\p{XID_Continue}\p{Sc}]|\\u+[0-9a-fA-F]{4})*/,

    // ---------------------------------------------------------------- patterns

    // Upstream lacks `case null, default`.
    switch_label: $ => choice(
      seq('case',
        choice(
          commaSep1($.pattern),
          seq(commaSep1($.expression), optional(seq(',', 'default'))),
        ),
        optional($.guard),
      ),
      'default',
    ),

    // Upstream lacks modifiers (`case final T x`) and `case T _`.
    type_pattern: $ => seq(
      optional($.modifiers),
      $._unannotated_type,
      choice($.identifier, $._reserved_identifier, $.underscore_pattern),
    ),

    // Upstream lacks qualified names: `case Outer.Point(int x, int y)`.
    record_pattern: $ => seq(
      choice($.identifier, $._reserved_identifier, $.generic_type, $.scoped_type_identifier),
      $.record_pattern_body,
    ),

    record_pattern_component: $ => choice(
      $.underscore_pattern,
      seq(
        optional($.modifiers),
        $._unannotated_type,
        choice($.identifier, $._reserved_identifier, $.underscore_pattern),
      ),
    ),

    instanceof_expression: $ => prec(10, seq(
      field('left', $.expression),
      'instanceof',
      optional('final'),
      choice(
        seq(
          field('right', $._type),
          optional(field('name', choice($.identifier, $._reserved_identifier, $.underscore_pattern))),
        ),
        field('pattern', $.record_pattern),
      ),
    )),

    // ---------------------------------------------------------------- expressions

    // Upstream has a second way to read `(int) k`, and so reads `(int) k++` as `((int) k)++`.
    cast_expression: $ => prec(14, choice(
      seq('(', field('type', $._type), ')', field('value', $.expression)),
      seq('(', field('type', $._type), repeat1(seq('&', field('type', $._type))), ')', field('value', choice($.primary_expression, $.lambda_expression))),
    )),

    // Upstream reads `-i--` as `(-i)--`: what stands behind binds closer than what stands in front.
    update_expression: $ => choice(
      prec.left(16, seq($.expression, choice('++', '--'))),
      prec.left(15, seq(choice('++', '--'), $.expression)),
    ),

    // Upstream lacks `Outer.super::method`.
    method_reference: $ => seq(
      choice($._type, $.primary_expression, $.super, seq($.primary_expression, '.', $.super)),
      '::',
      optional($.type_arguments),
      choice('new', $.identifier, $._reserved_identifier),
    ),
  },
});
