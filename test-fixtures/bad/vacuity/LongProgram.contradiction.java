//- verdict: failed
// A long program, at the end of which a specification contradicts itself: nothing can be reached behind it, and that is noticed although it is long.
class LongProgram {
    static final class Node {
        private int value;
        //          ^^^^^ information[unguarded-field]: /`value` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
        private final Object lock = new Object();

        void step(int d) {
            synchronized (lock) { value = value + d; }
        }

        int get() {
            synchronized (lock) { return value; }
        }
    }

    //@ ensures x >= 0 ==> \result > 3 && \result < 2
    static native int given(int x);
    //                ^^^^^ hint[missing-modifies]: /`LongProgram\.given` has a specification without a modifies clause: its callers must assume that anything may have changed/

    public static void main(String[] args) {
        int x = 0;
        Node p0 = new Node();
        Node p1 = new Node();
        Node p2 = new Node();
        Node p3 = new Node();
        p0.step(0);
        x = x + p1.get();
        p1.step(1);
        x = x + p2.get();
        p2.step(2);
        x = x + p3.get();
        p3.step(3);
        x = x + p0.get();
        p0.step(4);
        x = x + p1.get();
        p1.step(5);
        x = x + p2.get();
        p2.step(6);
        x = x + p3.get();
        p3.step(7);
        x = x + p0.get();
        p0.step(8);
        x = x + p1.get();
        p1.step(9);
        x = x + p2.get();
        p2.step(10);
        x = x + p3.get();
        p3.step(11);
        x = x + p0.get();
        p0.step(12);
        x = x + p1.get();
        p1.step(13);
        x = x + p2.get();
        p2.step(14);
        x = x + p3.get();
        p3.step(15);
        x = x + p0.get();
        p0.step(16);
        x = x + p1.get();
        p1.step(17);
        x = x + p2.get();
        p2.step(18);
        x = x + p3.get();
        p3.step(19);
        x = x + p0.get();
        p0.step(20);
        x = x + p1.get();
        p1.step(21);
        x = x + p2.get();
        p2.step(22);
        x = x + p3.get();
        p3.step(23);
        x = x + p0.get();
        p0.step(24);
        x = x + p1.get();
        p1.step(25);
        x = x + p2.get();
        p2.step(26);
        x = x + p3.get();
        p3.step(27);
        x = x + p0.get();
        p0.step(28);
        x = x + p1.get();
        p1.step(29);
        x = x + p2.get();
        p2.step(30);
        x = x + p3.get();
        p3.step(31);
        x = x + p0.get();
        p0.step(32);
        x = x + p1.get();
        p1.step(33);
        x = x + p2.get();
        p2.step(34);
        x = x + p3.get();
        p3.step(35);
        x = x + p0.get();
        p0.step(36);
        x = x + p1.get();
        p1.step(37);
        x = x + p2.get();
        p2.step(38);
        x = x + p3.get();
        p3.step(39);
        x = x + p0.get();
        p0.step(40);
        x = x + p1.get();
        p1.step(41);
        x = x + p2.get();
        p2.step(42);
        x = x + p3.get();
        p3.step(43);
        x = x + p0.get();
        p0.step(44);
        x = x + p1.get();
        p1.step(45);
        x = x + p2.get();
        p2.step(46);
        x = x + p3.get();
        p3.step(47);
        x = x + p0.get();
        p0.step(48);
        x = x + p1.get();
        p1.step(49);
        x = x + p2.get();
        p2.step(50);
        x = x + p3.get();
        p3.step(51);
        x = x + p0.get();
        p0.step(52);
        x = x + p1.get();
        p1.step(53);
        x = x + p2.get();
        p2.step(54);
        x = x + p3.get();
        p3.step(55);
        x = x + p0.get();
        p0.step(56);
        x = x + p1.get();
        p1.step(57);
        x = x + p2.get();
        p2.step(58);
        x = x + p3.get();
        p3.step(59);
        x = x + p0.get();
        x = given(2);
        //  ^^^^^^^^ error[vacuous]: /nothing after this call can be reached, so everything about it would be provable: what `LongProgram\.given` ensures contradicts itself, or what is known here/
        //@ assert x == 77
    }
}
