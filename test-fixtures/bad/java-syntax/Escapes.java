//- verdict: skipped
// What looks like a comment is code: Java reads the escape as the end of the line.

class Escapes {
    static int n;

    /*@ modifies \nothing */
    static void m() {
        // \u000a n = 1;
        // ^^^^^^ error[java-syntax]: /This Unicode escape stands for an ordinary character, which Java reads before it reads the program; write the character itself\. Nothing in this file is checked\./
    }
}
