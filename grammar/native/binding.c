/*
 * Hands the two generated parsers to the native `tree-sitter` binding of Node: one object, with a language by the name
 * of each grammar. Why: a test holds the trees of our wasm against the trees of the same parsers, compiled natively.
 * Neighbours: binding.gyp compiles it with the parsers; server/test/grammar/native.test.ts loads it.
 */
#include <node_api.h>

typedef struct TSLanguage TSLanguage;
const TSLanguage *tree_sitter_calvin_java(void);
const TSLanguage *tree_sitter_calvin_spec(void);

/* By this tag the `tree-sitter` binding knows that an external value is a language. */
static const napi_type_tag LANGUAGE_TAG = {0x8AF2E5212AD58ABF, 0xD5006CAD83ABBA16};

static void add_language(napi_env env, napi_value exports, const char *name, const TSLanguage *language) {
  napi_value object, external, text;
  if (napi_create_object(env, &object) != napi_ok) return;
  if (napi_create_external(env, (void *)language, NULL, NULL, &external) != napi_ok) return;
  if (napi_type_tag_object(env, external, &LANGUAGE_TAG) != napi_ok) return;
  if (napi_create_string_utf8(env, name, NAPI_AUTO_LENGTH, &text) != napi_ok) return;
  napi_set_named_property(env, object, "name", text);
  napi_set_named_property(env, object, "language", external);
  napi_set_named_property(env, exports, name, object);
}

NAPI_MODULE_INIT() {
  add_language(env, exports, "java", tree_sitter_calvin_java());
  add_language(env, exports, "spec", tree_sitter_calvin_spec());
  return exports;
}
