//- verdict: verified
// Escapes of letters in literals and in comments change nothing: caf\u00e9, \u0041.

class UnicodeLetters {
    static final char C = '\u0041';
    /*@ guarded_by holder == tid */ private int n;

    synchronized void m() {
        String s = "\u0041bc \u00e9";
        /* \u0062 */
        n = 1;
        //@ assert n == 1 && C == 'A' && s != null
    }
}
