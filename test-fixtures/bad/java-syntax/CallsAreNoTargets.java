//- verdict: skipped
// A call in parentheses is no variable, nor is a sum, a cast or a new object; and after a name, parentheses are those of a call or a mistake.
class CallsAreNoTargets {
    int f;
    int[] g() { return null; }
    void call() { (g()) = null; }
    //                  ^ error[java-syntax]: /This does not parse as Java, from `=` on\./
    void sum(int x) { (x + f) = 3; }
    //                        ^ error[java-syntax]: /This does not parse as Java, from `=` on\./
    void cast(Object x) { ((String) x) = null; }
    //                                 ^ error[java-syntax]: /This does not parse as Java, from `=` on\./
    void made() { (new CallsAreNoTargets()) = null; }
    //                                      ^ error[java-syntax]: /This does not parse as Java, from `=` on\./
    void declared() { int (x) = 3; }
    //                    ^ error[java-syntax]: /This does not parse as Java, from `\(` on\./
    void generic() { java.util.List<String> (x) = null; }
    //                                          ^ error[java-syntax]: /This does not parse as Java, from `=` on\./
    void casted(Object o, Object x) { (String) (o) = x; }
    //                                             ^ error[java-syntax]: /This does not parse as Java, from `=` on\./
}
