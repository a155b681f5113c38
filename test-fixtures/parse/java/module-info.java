module fixtures.parse {
    requires transitive java.base;
    exports a.b to c.d, e;
    opens a;
    uses a.B;
    provides a.B with a.C;
}
