//- verdict: skipped
// Nothing is of type `void`: not a field, not a parameter, not an element.
//- verdict VoidValues.given: skipped
class VoidValues {
    void x = 5;
//  ^^^^ error[java-syntax]

    void[] none;
//  ^^^^ error[java-syntax]

    //@ requires true
    static void given(void y) {
        //            ^^^^ error[java-syntax]
    }
}
