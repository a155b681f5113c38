//- verdict: verified
// Escapes of letters and of others that end nothing, in literals and in comments, change nothing: caf\u00e9, \u0041.

class UnicodeLetters {
    static final char C = '\u0041';
    /*@ guarded_by holder == tid */ private int n;

    synchronized void m() {
        String s = "\u0041bc \u00e9";
        /* \u0062 */
        n = 1;
        char none = '\u0000';
        //@ assert none == 0
        boolean is = "\u0000".equals("0");
        //@ assert !is
        //@ assert n == 1 && C == 'A' && s != null
    }
}
