#!/bin/sh
# Makes everything in this folder that is generated: the parsers (`*/src/parser.c`) from `*/grammar.js`, the wasm of
# each, and the lock file with the checksum of every one of them. All of it is committed: users and `npm test` need
# none of the tools named here. Run it after a change to a grammar, from anywhere, and commit what changes.
#
# It installs nothing. What it needs, and where that comes from:
#   tree-sitter     cargo install --locked tree-sitter-cli --version 0.27.1   (compiles for about ten minutes on one core)
#   clang-14        apt-get install clang-14 lld-14                           (Debian 12; other versions give other bytes)
#   wasm-ld-14      the same
#   tree-sitter-java  npm ci --ignore-scripts, in this folder                 (the Java grammar that ours extends)
#
# `build.sh --check` generates nothing: it makes the wasm again from the committed parsers, in a temporary folder, and
# compares the bytes with the committed ones. The result is the same on every machine with these versions.
set -eu
cd "$(dirname "$0")"

need() {
  command -v "$1" >/dev/null 2>&1 || { echo "build.sh: $1 is missing: $2" >&2; exit 2; }
}

# A free-standing side module: the one header it wants from a C library is the stub.
wasm() {
  clang-14 --target=wasm32-unknown-emscripten -Os -fPIC -ffreestanding -nostdlib -nostdlibinc -I stub -fno-exceptions \
    -fvisibility=hidden -Wl,-shared -Wl,--experimental-pic "-Wl,--export=tree_sitter_calvin_$1" \
    -Wl,--allow-undefined -Wl,--no-entry -I "$1/src" "$1/src/parser.c" -o "$2"
  chmod 644 "$2"
}

need clang-14 "apt-get install clang-14"
need wasm-ld-14 "apt-get install lld-14"

if [ "${1:-}" = "--check" ]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  for grammar in java spec; do
    wasm "$grammar" "$folder/calvin-$grammar.wasm"
    cmp "$folder/calvin-$grammar.wasm" "calvin-$grammar.wasm"
  done
  echo "The wasm files are those that the parsers make."
  exit 0
fi

need node "any Node from version 20"
need tree-sitter "cargo install --locked tree-sitter-cli --version 0.27.1"
[ -d node_modules/tree-sitter-java ] || { echo "build.sh: run npm ci --ignore-scripts in grammar/ first" >&2; exit 2; }
for grammar in java spec; do
  (cd "$grammar" && tree-sitter generate --abi 15)
  # Only what the compiler needs: the JSON files are large and say the same again.
  rm -f "$grammar/src/grammar.json" "$grammar/src/node-types.json" "$grammar/src/tree_sitter/alloc.h" "$grammar/src/tree_sitter/array.h"
  wasm "$grammar" "calvin-$grammar.wasm"
done
node lock.js --cli-version "$(tree-sitter --version | sed 's/^tree-sitter \([^ ]*\).*/\1/')"
