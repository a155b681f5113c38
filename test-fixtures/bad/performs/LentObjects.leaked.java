//- verdict: failed
// A pad is put where other threads find it.
/*@ thread_local */ class Pad {
//                  ^^^^^^^^^^^ information[unsupported]: /`Pad` is declared thread_local, but an object of it may be reachable from several threads: here it becomes `java\.lang\.Object`, which may be anywhere; so its objects are treated like all others/
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
    private static volatile Object any;

    //@ performs (pad.a) { pad.a == 3 }
    void fill(/*@ non_null */ Pad pad) {
        pad.a = 3;
    }

    //@ performs (total, pad.a, pad.b, any) { pad.a == 3 && pad.b == 4 && total == \old(total) + 7 }
    void work(/*@ non_null */ Pad pad) {
        pad.b = 4;
        any = pad;
//      ^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it writes `any`\), but the method has already changed something that others can see, so it is not one atomic action/
        fill(pad);
//      ^^^^^^^^^ error[not-atomic]: /another thread may run before this step \(it performs `Work\.fill`\), but the method has already changed something that others can see, so it is not one atomic action/
        synchronized (this) {
        //            ^^^^ error[not-atomic]: /another thread may run before this step, which may have to wait for it \(it acquires the monitor of `this`\), but the method has already changed something that others can see, so it is not one atomic action/
            total += pad.a + pad.b;
            //       ^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `pad\.a`\), but the method has already changed something that others can see, so it is not one atomic action/
            //               ^^^^^ error[not-atomic]: /another thread may run before this step \(it reads `pad\.b`\), but the method has already changed something that others can see, so it is not one atomic action/
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
        rec.low = -2;
        raise(rec, 3);
        //@ assert rec.low == -2
        keep(rec);
    }
}
