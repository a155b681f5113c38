//- verdict: failed
// The method relies on the invariant of the record, which does not hold when it is lent.
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

    //@ performs (rec.high) { rec.high >= n && rec.high >= \old(rec.high) }
    static void raise(/*@ non_null */ Rec rec, int n) {
        /*@ atomic */ {
            if (rec.high < n) rec.high = n;
        }
    }

    //@ performs (total) { total >= \old(total) + 4 }
    void borrowed() {
        Rec rec = new Rec();
        rec.low = -1;
        raise(rec, 3);
        rec.low = 1;
        synchronized (this) {
            total += rec.high + rec.low;
        }
    }

    //@ performs (last) { last != null }
    static void keep(/*@ non_null */ Rec rec) {
        last = rec;
    }

    void kept() {
        Rec rec = new Rec();
        rec.low = 2;
        raise(rec, 3);
//      ^^^^^^^^^^^^^ error[global-invariant]: /the invariant `low <= high` may not hold after this: this step/
        //@ assert rec.low == 2
        keep(rec);
    }
}
