{
  "targets": [
    {
      "target_name": "calvin_grammars",
      "sources": ["binding.c", "java_parser.c", "spec_parser.c"],
      "include_dirs": ["../java/src"],
      "conditions": [["OS!='win'", {"cflags_c": ["-std=c11"]}, {"cflags_c": ["/std:c11", "/utf-8"]}]]
    }
  ]
}
