#!/usr/bin/env node
/**
 * Starts the command line, `server/src/cli/main.ts`, as it was compiled.
 * Neighbours: `npm run build` makes what is started here.
 */
'use strict';
const fs = require('node:fs');
const path = require('node:path');

const main = path.join(__dirname, '..', 'out', 'src', 'cli', 'main.js');

if (Number(process.versions.node.split('.')[0]) < 20) {
  process.stderr.write(`calvin: Calvin needs Node.js 20 or later; this is ${process.versions.node}.\n`);
  process.exitCode = 2;
} else if (!fs.existsSync(main)) {
  process.stderr.write('calvin: Calvin is not built yet: run `npm ci` (or `npm run build`) in its folder first.\n');
  process.exitCode = 2;
} else {
  const { processOutput } = require(path.join(path.dirname(main), 'process-output.js'));
  const output = processOutput();
  require(main)
    .run(process.argv.slice(2), output)
    .then((code) => {
      process.exitCode = output.codeAfter(code);
    });
}
