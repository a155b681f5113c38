#!/bin/sh
# Builds the native `tree-sitter` binding and our grammars for it, in this folder. Nobody needs this to use or test the
# project: where it has been built, `npm test` also holds the trees of the wasm against the native ones; where not, that
# one comparison is skipped and says so. Needs a C and C++20 compiler, make, Python 3, and Node's headers (node-gyp
# downloads them unless npm's `nodedir` names a folder that has them).
set -eu
cd "$(dirname "$0")"
npm install --no-audit --no-fund --no-package-lock
npx --yes node-gyp rebuild
echo "Built; npm test now compares."
