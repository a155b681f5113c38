package fixtures.parse;

/** Every kind of statement that Java 21 has. */
class Statements {
    static { System.out.println(); }
    { int initializer; }

    Statements() { this(1); ; }
    Statements(int i) { super(); }

    int all(int n, Object o, java.util.List<String> list) throws Exception {
        ;
        int a, b = 1, c[] = {1}, d[][];
        final var inferred = new int[n];
        @SuppressWarnings("unused") final String annotated = null;
        { { } }
        if (n > 0) n--; else if (n < 0) n++; else { n = 1; }
        while (n > 0) n--;
        do { n++; } while (n < 10);
        do n--; while (n > 0);
        for (;;) { break; }
        for (int i = 0, j = 1; i < n; i++, j--) continue;
        for (n = 0, b = 2; n < 3; ) n++;
        for (String s : list) { }
        for (final var s : list) ;
        for (int[] row : new int[][]{}) ;
        outer: for (;;) { inner: while (true) { if (n > 1) break outer; continue inner; } }
        label: { break label; }
        switch (n) {
            case 1: case 2:
                n = 3;
                break;
            case 3, 4:
            default:
                n = 5;
        }
        switch (n) { }
        switch (n) { case 1 -> n = 2; case 2 -> { } default -> throw new Exception(); }
        switch (o) {
            case null -> n = 0;
            case String s when s.length() > 3 && n > 0 -> n = 1;
            case final Integer i -> n = i;
            case Expressions.Point(int x, var y) when x > y -> n = x;
            case Box<?>(Box<?>(var inner)) -> n = 2;
            case int[] numbers -> n = numbers.length;
            case Color.RED -> n = 4;
            default -> n = 3;
        }
        switch (o) { case String s: n = 1; break; case null, default: n = 2; }
        int y = switch (n) { case 1: yield 2; default: { yield -1; } };
        synchronized (this) { n++; }
        try { n++; } catch (RuntimeException e) { n--; } catch (final java.io.IOException | Error e) { throw e; } finally { n = 0; }
        try (var in = open(); java.io.Closeable out = open();) { n++; }
        try (this.resource; resource) { } catch (Exception e) { }
        assert n > 0;
        assert n > 0 : "message";
        class Local extends Object { int f; }
        record LocalRecord(int x) { }
        enum LocalEnum { A }
        interface LocalInterface { }
        final class FinalLocal { }
        int yield = 1, record = 2, sealed = 3, permits = 4, when = 5, with = 6, to = 7, open = 8, module = 9;
        record = permits + when + to + sealed + with + open + module;
        if (n == 0) return 1;
        throw new Exception();
    }

    java.io.Closeable resource;
    java.io.Closeable open() { return null; }
    record Box<T>(T content) { }
    enum Color { RED, GREEN }
}
