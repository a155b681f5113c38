#!/usr/bin/env node
/** Starts the compiled language server: `node server/bin/calvin-lsp.js --stdio`. */
'use strict';
require('../out/src/lsp/main.js');
