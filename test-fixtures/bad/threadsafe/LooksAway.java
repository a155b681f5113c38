//- verdict: failed
// State of a class that promises to be safe for threads, in places that are easily looked past.

@ThreadSafe class OfAnother {
    private int n;
    //- verdict OfAnother.get: failed
    OfAnother(OfAnother other) { if (other != null) other.n = 1; }
    //                                              ^^^^^^^^^^^ error[race]: /`other\.n` is written here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    int get() { return n; }
    //                 ^ error[race]: /`n` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
}

@ThreadSafe class ShowsItself {
    static volatile ShowsItself last;
    private int x;
    ShowsItself() {
        last = this;
        x = 5;
//      ^^^^^ error[write-discipline]: /`x` is written here although others may have got hold of it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    }
    //- verdict ShowsItself.get: verified
    int get() { return x; }
}

@ThreadSafe class GivesElements {
    private final int[] row;
    //- verdict GivesElements.<init>: verified
    GivesElements(int[] given) { row = given; }
    //- verdict GivesElements.first: verified
    int first() { return row == null || row.length == 0 ? 0 : row[0]; }
}

class Writer {
    static void writes(int[] a) { if (a != null && a.length > 0) a[0] = 1; }
    //                                                           ^^^^^^^^ error[write-discipline]: /`a\[0\]` is written here although others may have got hold of it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
}

class Above {
    protected int n;
    //            ^ error[race]: /`n` is not private, and no discipline protects it, although it is part of what a class promises by `@ThreadSafe`: code that has the object may write it at any time/
    void adds() { n++; }
    //            ^ error[race]: /`n` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
}

@ThreadSafe class Below extends Above {
    int get() { return n; }
    //                 ^ error[race]: /`n` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
}

@ThreadSafe interface Service {
    int next();
}

class Counting implements Service {
    private int n;
    public int next() { return n++; }
    //                         ^ error[race]: /`n` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
}

class Point {
    int x;
}

@ThreadSafe class Holder {
    private final java.util.concurrent.ConcurrentHashMap<String, Point> points = new java.util.concurrent.ConcurrentHashMap<>();
    //- verdict Holder.<init>: verified
    void moves(/*@ non_null */ String name) {
        Point p = points.get(name);
        if (p != null) p.x++;
        //             ^^^ error[race]: /`p\.x` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    }
}

@ThreadSafe class Inside {
    private int n;
    class Inner { void writes() { n = 1; } }
    //                            ^^^^^ error[race]: /`n` is written here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    //- verdict Inside.later: verified
    Runnable later() { return () -> { n = 2; }; }
    //                                ^^^^^ error[race]: /`n` is written here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    int get() { return n; }
    //                 ^ error[race]: /`n` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
}

@ThreadSafe class Guarded {
    @GuardedBy("this") private final int[] a = new int[3];
    //- verdict Guarded.<init>: verified
    void writes(int v) {
        int[] b;
        synchronized (this) { b = a; }
        b[0] = v;
//      ^^^^^^^^ error[access-discipline]: /`b\[0\]` is written here although `this\.holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }
}
