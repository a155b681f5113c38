/**
 * One WebAssembly instance of Z3: made from Emscripten's glue, and spoken to through its synchronous C functions.
 * Why not the wrapper that z3-solver brings: its asynchronous `eval_smtlib2_string` passes a string on the stack to another thread, which
 * corrupts answers under load, and its high-level interface is ten times slower than text.
 * Neighbours: `z3-worker.ts` is the only user. The file of z3-solver is reached by path, found by `z3-wasm.ts`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

type Pointer = number;

/** The part used of the object that Emscripten's factory resolves to. */
interface EmscriptenModule {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly UTF8ToString: (text: Pointer) => string;
  readonly _malloc: (bytes: number) => Pointer;
  readonly _free: (memory: Pointer) => void;
  readonly _set_noop_error_handler: (context: Pointer) => void;
  readonly _Z3_mk_config: () => Pointer;
  readonly _Z3_del_config: (config: Pointer) => void;
  readonly _Z3_mk_context: (config: Pointer) => Pointer;
  readonly _Z3_del_context: (context: Pointer) => void;
  readonly _Z3_global_param_reset_all: () => void;
  readonly _Z3_global_param_set: (name: Pointer, value: Pointer) => void;
  readonly _Z3_eval_smtlib2_string: (context: Pointer, commands: Pointer) => Pointer;
  readonly _Z3_get_error_code: (context: Pointer) => number;
  readonly _Z3_get_error_msg: (context: Pointer, code: number) => Pointer;
  readonly _Z3_get_estimated_alloc_size: () => bigint;
}

type Instantiated = (instance: object, compiled: object) => void;

interface EmscriptenSettings {
  readonly print: (line: string) => void;
  readonly printErr: (line: string) => void;
  readonly instantiateWasm: (imports: object, done: Instantiated) => object;
}

type EmscriptenFactory = (settings: EmscriptenSettings) => Promise<EmscriptenModule>;

/** WebAssembly as Node provides it; Node's type package leaves it to the types of the browser, which do not belong here. */
export interface WebAssemblyApi {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(compiled: object, imports: object): Promise<object>;
}

declare const WebAssembly: WebAssemblyApi;

export const webAssembly = WebAssembly;

/**
 * An assertion of the glue that looks a function up in the table of functions a second time at every indirect call, to compare.
 * Without it queries run 1.6 times as fast. Where the text is not found exactly once, the glue is used as it is.
 */
const slowAssertion = "assert(wasmTable.get(funcPtr) == func, 'JavaScript-side Wasm function table mirror is out of date!');";

export class Z3Instance {
  private context: Pointer = 0;
  private peak = 0;
  private readonly stackGuard: readonly number[];

  private constructor(
    private readonly emscripten: EmscriptenModule,
    private readonly memoryMegabytes: number,
  ) {
    this.stackGuard = this.readStackGuard();
  }

  /** Throws what Node or Emscripten throws where the file cannot be read, or memory for the instance cannot be had. */
  static async create(gluePath: string, compiled: object, memoryMegabytes: number): Promise<Z3Instance> {
    const emscripten = await loadFactory(gluePath)({
      // The standard output of a language server belongs to its protocol: nothing may be printed there.
      print: () => undefined,
      printErr: () => undefined,
      instantiateWasm: (imports, done) => {
        void webAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled));
        return {};
      },
    });
    return new Z3Instance(emscripten, memoryMegabytes);
  }

  /** The largest memory, in bytes, seen at the end of an evaluation. */
  get peakBytes(): number {
    return this.peak;
  }

  /** Bytes of solver memory in use now. */
  get usedBytes(): number {
    return Number(this.emscripten._Z3_get_estimated_alloc_size());
  }

  /**
   * What commands print. Anything thrown means that this instance is broken and must not be used again: exceptions pass through
   * compiled code without running its clean-up.
   */
  evaluate(commands: string): string {
    // A NUL would end the text for the solver, and what stands after it would be lost without a word.
    if (commands.includes('\0')) return '(error "the commands contain a NUL character")\n';
    const { emscripten } = this;
    if (this.context === 0) this.context = this.createContext();
    let output: string;
    const text = this.allocateText(commands);
    try {
      output = emscripten.UTF8ToString(emscripten._Z3_eval_smtlib2_string(this.context, text));
    } finally {
      emscripten._free(text);
    }
    const code = emscripten._Z3_get_error_code(this.context);
    if (code !== 0 && !output.includes('(error')) {
      const message = emscripten.UTF8ToString(emscripten._Z3_get_error_msg(this.context, code));
      output += `(error "${message.replaceAll('"', '""')}")\n`;
    }
    this.peak = Math.max(this.peak, this.usedBytes);
    if (this.readStackGuard().some((word, index) => word !== this.stackGuard[index]))
      throw new RangeError('the stack of the solver overflowed');
    return output;
  }

  /** Throws the context away. The next one does not depend on what was done in this one, options included. */
  reset(): void {
    if (this.context !== 0) this.emscripten._Z3_del_context(this.context);
    this.context = 0;
  }

  private createContext(): Pointer {
    const { emscripten } = this;
    // `set-option` writes into parameters that all contexts share, `:rlimit` among them.
    emscripten._Z3_global_param_reset_all();
    this.setGlobalParameter('memory_high_watermark_mb', String(this.memoryMegabytes));
    const config = emscripten._Z3_mk_config();
    const context = emscripten._Z3_mk_context(config);
    emscripten._Z3_del_config(config);
    emscripten._set_noop_error_handler(context);
    return context;
  }

  private setGlobalParameter(name: string, value: string): void {
    const nameText = this.allocateText(name);
    const valueText = this.allocateText(value);
    this.emscripten._Z3_global_param_set(nameText, valueText);
    this.emscripten._free(valueText);
    this.emscripten._free(nameText);
  }

  /** On the heap, not on the stack as Emscripten's own `ccall` would: a condition may be larger than the stack. */
  private allocateText(text: string): Pointer {
    const bytes = Buffer.from(text, 'utf8');
    const memory = this.emscripten._malloc(bytes.length + 1);
    if (memory === 0) throw new Error('out of memory');
    this.emscripten.HEAPU8.set(bytes, memory);
    this.emscripten.HEAPU8[memory + bytes.length] = 0;
    return memory;
  }

  /** Words that Emscripten keeps at the end of the stack, which lies at the bottom of memory. Overwritten: memory is not to be trusted. */
  private readStackGuard(): number[] {
    return [...this.emscripten.HEAPU32.subarray(0, 3)];
  }
}

function loadFactory(gluePath: string): EmscriptenFactory {
  const source = readFileSync(gluePath, 'utf8');
  const parts = source.split(slowAssertion);
  const loaded: { exports: unknown } = { exports: {} };
  const run = compileFunction(parts.length === 2 ? parts.join('') : source, ['exports', 'require', 'module', '__filename', '__dirname'], {
    filename: gluePath,
  }) as (...parameters: unknown[]) => void;
  run(loaded.exports, createRequire(gluePath), loaded, gluePath, dirname(gluePath));
  return loaded.exports as EmscriptenFactory;
}
