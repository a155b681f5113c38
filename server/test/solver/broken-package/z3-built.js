/** Stands for a damaged installation of z3-solver; see z3-wasm.test.ts. */
module.exports = () => Promise.reject(new Error('broken'));
