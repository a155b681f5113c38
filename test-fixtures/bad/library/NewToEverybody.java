//- verdict: failed
// What comes out of the library may be new, also where nothing else is known of its class.

class Uex extends RuntimeException { }

final class Evil {
    static final Evil IT = new Evil();
    @Override public String toString() { throw new Uex(); }
}

class NewToEverybody {
    /*@ requires (\forall NumberFormatException t; false) */
    static void refused() {
        try { Integer.parseInt("x"); } catch (NumberFormatException e) { /*@ assert false */ }
        //                                                                          ^^^^^ error[assertion]: /`false` may not hold here\./
    }

    /*@ requires (\forall Uex t; false) */
    static void thrown() {
        try { String.valueOf((Object) Evil.IT); } catch (Uex e) { /*@ assert false */ }
        //                                                                   ^^^^^ error[assertion]: /`false` may not hold here\./
    }

    /*@ modifies \nothing; ensures !\fresh(\result) */
    //                     ^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`NewToEverybody\.text` may return although `!\\fresh\(\\result\)` does not hold/
    static String text(int k) {
        StringBuilder sb = new StringBuilder();
        sb.append(k);
        return sb.toString();
    }

    /*@ modifies \nothing; exsures (InterruptedException e) !\fresh(e) */
    //                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[exception]: /`NewToEverybody\.sleeps` may throw an exception although `!\\fresh\(e\)` does not hold/
    static void sleeps() throws InterruptedException {
        Thread.sleep(3);
    }

    /*@ requires (\forall String t; t == a) */
    static void trimmed(String a) {
        String b = a.trim();
        //         ^^^^^^^^ warning[null-dereference]: /`a` may be null here\./
        /*@ assert b == a */
        //         ^^^^^^ error[assertion]: /`b == a` may not hold here\./
    }

    /*@ requires (\forall String t; t == a) */
    static void joined(String a, int k) {
        String s = a + k;
        /*@ assert s == a */
        //         ^^^^^^ error[assertion]: /`s == a` may not hold here\./
    }

    /*@ modifies \nothing; ensures !\fresh(\result) */
    //                     ^^^^^^^^^^^^^^^^^^^^^^^^ error[postcondition]: /`NewToEverybody\.concatenated` may return although `!\\fresh\(\\result\)` does not hold/
    static String concatenated(String a, int k) {
        return a + k;
    }

    /*@ requires (\forall Integer t; t == a) */
    static void boxed(Integer a, int k) {
        Integer b = k;
        /*@ assert b == a */
        //         ^^^^^^ error[assertion]: /`b == a` may not hold here\./
    }
}
