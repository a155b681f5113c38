//- verdict: failed
// The letter is another one.

class UnicodeLetters {
    static final char C = '\u0041';
    /*@ guarded_by holder == tid */ private int n;

    synchronized void m() {
        String s = "\u0041bc \u00e9";
        /* \u0062 */
        n = 1;
        //@ assert n == 1 && C == 'B' && s != null
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`n == 1 && C == 'B' && s != null` may not hold here\./
    }
}
