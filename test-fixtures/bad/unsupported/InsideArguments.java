//- verdict: unsupported
// What is not translated inside of an argument does not stand for the argument: each of these compares, tests or casts a switch expression, and gives `ov` another type.
class InsideArguments {
    private static int ov(boolean x) { return 41; }
    private static int ov(Object x) { return 42; }
    private static int ov(int x) { return 43; }
    //@ ensures \result == 42
    static int compared() { return ov(switch (1) { case 1 -> (2 > 1 ? "s" : 99 + 1); default -> 7; } == Integer.valueOf(5)); }
    //         ^^^^^^^^ hint[missing-modifies]: /`InsideArguments\.compared` has a specification without a modifies clause: its callers must assume that anything may have changed/
    //                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a switch expression of a number and of a value whose type Java infers and that is not known here/
    //@ ensures \result == 42
    static int tested() { return ov((switch (1) { case 1 -> (2 > 1 ? "s" : 99 + 1); default -> 7; }) instanceof String); }
    //         ^^^^^^ hint[missing-modifies]: /`InsideArguments\.tested` has a specification without a modifies clause: its callers must assume that anything may have changed/
    //                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a switch expression of a number and of a value whose type Java infers and that is not known here/
    //@ ensures \result == 42
    static int cast() { return ov((int) (Integer) (switch (1) { case 1 -> (2 > 1 ? 8 : "t"); default -> 7; })); }
    //         ^^^^ hint[missing-modifies]: /`InsideArguments\.cast` has a specification without a modifies clause: its callers must assume that anything may have changed/
    //                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a switch expression of a number and of a value whose type Java infers and that is not known here/
    //@ ensures \result == 42
    static int negated() { return ov(!(switch (1) { case 1 -> (2 > 1 ? "s" : 99 + 1); default -> 7; }).equals("")); }
    //         ^^^^^^^ hint[missing-modifies]: /`InsideArguments\.negated` has a specification without a modifies clause: its callers must assume that anything may have changed/
    //                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a switch expression of a number and of a value whose type Java infers and that is not known here/
    //@ ensures \result == 42
    static int nested() { return ov((2 > 1 ? switch (1) { case 1 -> (2 > 1 ? "s" : 99 + 1); default -> 7; } : 1) == null); }
    //         ^^^^^^ hint[missing-modifies]: /`InsideArguments\.nested` has a specification without a modifies clause: its callers must assume that anything may have changed/
    //                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a switch expression of a number and of a value whose type Java infers and that is not known here/
}
