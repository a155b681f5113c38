package fixtures.parse;

/** Names outside of ASCII, Unicode escapes, and words that are keywords only in places. */
class Names {
    int größe, naïve, 变量, \u0061bc, €uro, $dollar, _under, a\u0301;
    int record, sealed, permits, yield, var, when, module, open, with, to, exports, requires, opens, uses, provides, transitive;
    void record() { record(); sealed(); this.yield(); int var = 1; record = var; }
    void sealed() {}
    void yield() {}
    int when(int when) { return when > 0 ? when : requires + exports + opens + uses + provides + transitive; }
}
