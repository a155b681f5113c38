/**
 * Malformed messages: valid ones of which something was broken (types, members, methods, ids, positions, versions, URIs), and bytes that
 * are no messages at all (no JSON, wrong lengths, broken headers).
 * Neighbours: `message-session.ts` sends them.
 */
import type { Dice } from './dice';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const POSITION = { line: 1, character: 3 };
const RANGE = { start: POSITION, end: { line: 2, character: 0 } };

/** A message of each kind that the server knows, about a document. */
function templates(uri: string): readonly { readonly method: string; readonly isRequest: boolean; readonly params: Json }[] {
  const textDocument = { uri };
  return [
    {
      method: 'textDocument/didOpen',
      isRequest: false,
      params: { textDocument: { uri, languageId: 'java', version: 1, text: 'class A { int x; }' } },
    },
    {
      method: 'textDocument/didChange',
      isRequest: false,
      params: { textDocument: { uri, version: 2 }, contentChanges: [{ range: RANGE, text: ' int y; ' }] },
    },
    {
      method: 'textDocument/didChange',
      isRequest: false,
      params: { textDocument: { uri, version: 3 }, contentChanges: [{ text: 'class B { }' }, { range: RANGE, text: 'x' }] },
    },
    { method: 'textDocument/didClose', isRequest: false, params: { textDocument } },
    { method: 'textDocument/hover', isRequest: true, params: { textDocument, position: POSITION } },
    { method: 'textDocument/definition', isRequest: true, params: { textDocument, position: POSITION } },
    { method: 'textDocument/inlayHint', isRequest: true, params: { textDocument, range: RANGE } },
    {
      method: 'textDocument/codeAction',
      isRequest: true,
      params: {
        textDocument,
        range: RANGE,
        context: { diagnostics: [{ range: RANGE, message: 'm', code: 'witness-missing' }], only: ['quickfix'] },
      },
    },
    {
      method: 'workspace/didChangeConfiguration',
      isRequest: false,
      params: { settings: { calvin: { check: 'all', unroll: 2, integers: 'java', movers: 'off' } } },
    },
    { method: 'workspace/didChangeWatchedFiles', isRequest: false, params: { changes: [{ uri, type: 1 }] } },
    { method: 'workspace/didCreateFiles', isRequest: false, params: { files: [{ uri }] } },
    { method: 'workspace/didDeleteFiles', isRequest: false, params: { files: [{ uri }] } },
    { method: 'workspace/didRenameFiles', isRequest: false, params: { files: [{ oldUri: uri, newUri: `${uri}x` }] } },
    {
      method: 'workspace/didChangeWorkspaceFolders',
      isRequest: false,
      params: { event: { added: [{ uri: 'file:///nowhere/folder', name: 'f' }], removed: [{ uri: 'file:///nowhere/folder', name: 'f' }] } },
    },
    { method: 'calvin/checkAll', isRequest: true, params: null },
    { method: '$/cancelRequest', isRequest: false, params: { id: 3 } },
    { method: '$/setTrace', isRequest: false, params: { value: 'verbose' } },
    { method: 'initialize', isRequest: true, params: { processId: null, rootUri: null, capabilities: {}, workspaceFolders: null } },
    { method: 'initialized', isRequest: false, params: {} },
  ];
}

const URIS = [
  'file:///nowhere/A.java',
  'file:///nowhere/B.java',
  'untitled:Untitled-1',
  '',
  ':',
  'file:',
  'file://',
  'file:///',
  'file:///..',
  'file:///nowhere/../../etc/passwd',
  'file://server/share/A.java',
  'file:///dev/zero',
  'file:///dev/zero.java',
  'file:///proc/self/mem.java',
  'http://localhost/A.java',
  'jar:file:///a.jar!/A.java',
  'data:text/java,class',
  'file:///%00.java',
  'file:///%',
  'file:///%2e%2e/%2e%2e/A.java',
  '__proto__',
  'constructor',
  'javascript:alert(1)',
  'file:///nowhere/\u0000.java',
  `file:///${'a/'.repeat(3000)}A.java`,
  'git:/nowhere/A.java',
  'untitled:',
  'C:\\A.java',
  'file:///C:/A.java',
];

const METHODS = [
  '',
  'unknown',
  '$/unknown',
  '$/',
  'textDocument/',
  'textDocument/rename',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'workspace/executeCommand',
  'calvin/progress',
  'shutdown?',
  'textDocument/publishDiagnostics',
  'window/logMessage',
];

function oddValue(dice: Dice): Json {
  return dice.pick<() => Json>([
    () => null,
    () => -1,
    () => 0,
    () => 1.5,
    () => 1e308,
    () => -2_147_483_648,
    () => 4_294_967_296,
    () => Number.MAX_SAFE_INTEGER,
    () => '',
    () => 'x',
    () => true,
    () => [],
    () => ({}),
    () => [null],
    () => '__proto__',
    () => 'x'.repeat(dice.below(20_000)),
    () => dice.pick(URIS),
    () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as Json,
    () => ({ line: -1, character: -1 }),
    () => ({ line: 1e9, character: 1e9 }),
    () => ({ start: { line: 5, character: 5 }, end: { line: 0, character: 0 } }),
    () => ({ length: 1e9 }),
    () => {
      let nested: Json = [];
      for (let depth = dice.below(2000); depth > 0; depth--) nested = [nested];
      return nested;
    },
  ])();
}

/** The value with one thing in it broken. */
function broken(dice: Dice, value: Json): Json {
  if (typeof value !== 'object' || value === null || dice.oneIn(6)) return oddValue(dice);
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    if (items.length === 0 || dice.oneIn(4)) return dice.oneIn(2) ? [] : [...items, oddValue(dice)];
    const at = dice.below(items.length);
    return items.map((item, index) => (index === at ? broken(dice, item) : item));
  }
  const entries = Object.entries(value as { readonly [key: string]: Json });
  if (entries.length === 0) return oddValue(dice);
  const at = dice.below(entries.length);
  if (dice.oneIn(4)) return Object.fromEntries(entries.filter((_, index) => index !== at));
  return Object.fromEntries(entries.map(([key, item], index) => [key, index === at ? broken(dice, item) : item]));
}

/** A message that is JSON, of which at least one thing is wrong. Never one that ends the server. */
export function brokenMessage(dice: Dice): { readonly body: string } {
  const template = dice.pick(templates(dice.pick(URIS)));
  let params: Json = template.params;
  for (let count = dice.between(1, 2); count > 0; count--) params = broken(dice, params);
  const id: Json = dice.oneIn(10) ? oddValue(dice) : dice.oneIn(5) ? 'text' : dice.between(1_000_000, 2_000_000);
  const message: Record<string, Json> = {
    jsonrpc: '2.0',
    ...(template.isRequest !== dice.oneIn(10) ? { id } : {}),
    method: dice.oneIn(10) ? dice.pick(METHODS) : template.method,
    ...(dice.oneIn(15) ? {} : { params }),
  };
  if (dice.oneIn(15)) message['jsonrpc'] = dice.oneIn(2) ? '1.0' : oddValue(dice);
  if (dice.oneIn(30)) delete message['method'];
  if (dice.oneIn(40)) message['result'] = oddValue(dice);
  if (dice.oneIn(40)) message['error'] = oddValue(dice);
  if (message['method'] === 'exit' || message['method'] === 'shutdown') message['method'] = 'unknown';
  return {
    body: dice.oneIn(60) ? JSON.stringify([message, message]) : dice.oneIn(80) ? JSON.stringify(oddValue(dice)) : JSON.stringify(message),
  };
}

/** Bytes with a valid frame around something that is no JSON, or not in UTF-8; the next message can still be read. */
export function brokenBody(dice: Dice): Buffer {
  const { body } = brokenMessage(dice);
  const bytes = dice.pick<() => Buffer>([
    () => Buffer.from(body.slice(0, dice.below(body.length))),
    () => Buffer.from(Array.from({ length: dice.below(200) }, () => dice.below(256))),
    () => Buffer.from(body.replace(/[{}[\]":,]/, () => dice.pick(['', '}', '"', '\u0000', ',,']))),
    () => Buffer.from(`${'['.repeat(dice.below(50_000))}`),
    () => Buffer.from('{"jsonrpc":"2.0","id":1,"id":2,"method":"a","method":"b"}'),
    () => Buffer.from(body, 'utf16le'),
  ])();
  return Buffer.concat([Buffer.from(`Content-Length: ${bytes.length}\r\n\r\n`), bytes]);
}

/** Bytes whose frame is broken: nothing after them can be read for certain. */
export function brokenFrame(dice: Dice): Buffer {
  const { body } = brokenMessage(dice);
  const head = dice.pick([
    'Content-Length: -5',
    'Content-Length: 0',
    'Content-Length: 99999999999',
    'Content-Length: abc',
    'Content-Length: 1e3',
    'Content-Length:',
    'Content-Length',
    'X: y',
    '',
    ':',
    'Content-Length: 5\r\nContent-Length: 7',
    'Content-Type: application/vscode-jsonrpc; charset=utf-7\r\nContent-Length: 20',
    'Content-Length: 20\r\nContent-Encoding: gzip',
    `${'H'.repeat(dice.below(5000))}: 1`,
    'content-length: 3',
    `Content-Length: ${Buffer.byteLength(body) - dice.between(1, 9)}`,
    `Content-Length: ${Buffer.byteLength(body) + dice.between(1, 9)}`,
    'Content-Length: 0x10',
    'Content-Length: NaN',
    'Content-Length: Infinity',
    'GET / HTTP/1.1\r\nHost: localhost',
  ]);
  return Buffer.from(`${head}${dice.pick(['\r\n\r\n', '\n\n', '\r\n', ''])}${body}`);
}
