//- verdict: verified
// Strings are opaque objects; a literal is one object.

class Strings {
    static void m(String given) {
        String s = "text";
        String t = "text";
        /*@ assert s != null && s == t */
        if (given != null) {
            /*@ assert given instanceof String */
        }
    }
}
