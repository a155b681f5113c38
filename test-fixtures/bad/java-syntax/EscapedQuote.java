//- verdict: skipped
// A literal that ends where its escape stands for a quote, and an escape that goes on another one.

class EscapedQuote {
    /*@ modifies \nothing */
    static String m() {
        return "\1\u0031";
        //        ^^^^^^ error[java-syntax]: /This Unicode escape stands for an ordinary character, which Java reads before it reads the program; write the character itself\. Nothing in this file is checked\./
    }
}
