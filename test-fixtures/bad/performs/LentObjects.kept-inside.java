//- verdict: failed
// The method keeps what the record leads to.
/*@ thread_local */ class Pad {
    int a;
    int b;
}

class Rec {
    int low;
    //  ^^^ information[unguarded-field]: /`low` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    int high;
    //  ^^^^ information[unguarded-field]: /`high` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    Rec next;
    //  ^^^^ information[unguarded-field]: /`next` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    //@ global_invariant low <= high
}

class Work {
    //@ guarded_by holder == tid
    private int total;
    private static volatile Rec last;

    //@ performs (pad.a) { pad.a == 3 }
    void fill(/*@ non_null */ Pad pad) {
        pad.a = 3;
    }

    //@ performs (total, pad.a, pad.b) { pad.a == 3 && pad.b == 4 && total == \old(total) + 7 }
    void work(/*@ non_null */ Pad pad) {
        pad.b = 4;
        fill(pad);
        synchronized (this) {
            total += pad.a + pad.b;
        }
    }

    //@ performs (total) { total == \old(total) + 7 }
    void own() {
        Pad pad = new Pad();
        fill(pad);
        pad.b = 4;
        synchronized (this) {
            total += pad.a + pad.b;
        }
    }

    //@ performs (rec.high, last) { rec.high >= n && rec.high >= \old(rec.high) }
    static void raise(/*@ non_null */ Rec rec, int n) {
        /*@ atomic */ {
            if (rec.high < n) rec.high = n;
            last = rec.next;
        }
    }

    //@ performs (total) { total >= \old(total) + 4 }
    void borrowed() {
        Rec rec = new Rec();
        rec.low = -1;
        raise(rec, 3);
        rec.low = 1;
//      ^^^^^^^^^^^ error[global-invariant]: /the invariant `low <= high` may not hold after this: this step \(it writes `rec\.low`\)/
//      ^^^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `rec\.low`\), but the method has already changed something that others can see, so it is not one atomic action/
        synchronized (this) {
        //            ^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `this`\), but the method has already changed something that others can see, so it is not one atomic action/
            total += rec.high + rec.low;
            //       ^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `rec\.high`\), but the method has already changed something that others can see, so it is not one atomic action/
            //                  ^^^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `rec\.low`\), but the method has already changed something that others can see, so it is not one atomic action/
        }
    }

    //@ performs (last) { last != null }
    static void keep(/*@ non_null */ Rec rec) {
        last = rec;
    }

    void kept() {
        Rec rec = new Rec();
        Rec inner = new Rec();
        inner.low = -2;
        rec.next = inner;
        raise(rec, 3);
        //@ assert inner.low == -2
        //         ^^^^^^^^^^^^^^^ error[assertion]: /`inner\.low == -2` may not hold here\./
        keep(rec);
    }
}
