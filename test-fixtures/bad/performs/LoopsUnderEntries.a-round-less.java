//- verdict: failed
// Loops under locks that are entries of a ghost map: what a loop has done so far is found, of which entries, and how much.
class LoopsUnderEntries {
    //@ ghost /*@ guarded_by[k] key[k] == tid */ static long -> Thread key;
    //@ ghost /*@ guarded_by[k] key[k] == tid */ static long -> long gold;

    //@ performs (key[k]) { \old(key[k]) == null && key[k] == tid }
    static void open(long k) {
        /*@ atomic */ {
            //@ assume key[k] == null
            //@ set key[k] = tid
        }
    }

    //@ requires key[k] == tid
    //@ performs (key[k]) { key[k] == null }
    static void shut(long k) {
        //@ set key[k] = null
    }

    //@ requires key[k] == tid
    //@ performs (gold[k]) { gold[k] == \old(gold[k]) + n }
    static void lay(long k, long n) {
        //@ set gold[k] = gold[k] + n
    }

    //@ performs (gold[k]) { true }
    static void some(long k, long n) {
        open(k);
        for (int i = 0; i < 3; i++) lay(k, n);
        shut(k);
    }

    //@ performs (gold[k]) { gold[k] == \old(gold[k]) + 3 * n }
    static void thrice(long k, long n) {
    //          ^^^^^^ error[performs]: /`LoopsUnderEntries\.thrice` does not do what its action says when it returns: `gold\[k\] == \\old\(gold\[k\]\) \+ 3 \* n` may not hold/
        open(k);
        for (int i = 1; i < 3; i++) {
            //@ set gold[k] = gold[k] + n
        }
        shut(k);
    }

    //@ performs (gold[k + 1]) { true }
    static void nested(long k, int n) {
        open(k + 1);
        for (int i = 0; i < n; i++) {
            lay(k + 1, 2);
            for (int j = 0; j < i; j++) lay(k + 1, n);
        }
        shut(k + 1);
    }

    //@ requires a != b && n >= 0
    //@ performs (gold[a], gold[b]) { gold[a] == \old(gold[a]) - n && gold[b] == \old(gold[b]) + n }
    static void move(long a, long b, int n) {
        open(a);
        open(b);
        for (int i = 0; i < n; i++) {
            lay(a, -1);
            lay(b, 1);
        }
        shut(b);
        shut(a);
    }
}
