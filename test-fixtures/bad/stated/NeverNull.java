//- verdict: failed
// What can never be null is not declared so, and of an array it must be said whether it is meant or its elements.

class NeverNull {
    void local() { /*@ non_null */ int i = 0; }
    //                 ^^^^^^^^ error[spec-type]: /`i` is of type `int`, which is never null\./
    void parameter(/*@ non_null */ int i) { }
    //                 ^^^^^^^^ error[spec-type]: /`i` is of type `int`, which is never null\./
    @NonNull void nothing() { }
//  ^^^^^^^^ error[spec-type]: /`the result of nothing` is of type `void`, which is never null\./
    @NonNull int number() { return 1; }
//  ^^^^^^^^ error[spec-type]: /`the result of number` is of type `int`, which is never null\./

    //- verdict NeverNull.elements: unsupported
    void elements(@NonNull String[] names) { }
    //            ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: an annotation that means the array `names` in some libraries and its elements in others \(`/\*@ non_null \*/` means the array\)/
    //- verdict NeverNull.array: verified
    void array(/*@ non_null */ String[] names) { int n = names.length; }

    //- verdict NeverNull.pattern: unsupported
    boolean pattern(Object o) { return o instanceof @NonNull String s; }
    //                                              ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: `@NonNull` where it is not understood; it belongs before a field, a local variable, a parameter of a method, or a method with a result/
    void wrong(Object o) { final /*@ requires o != null */ Object p = o; }
    //                               ^^^^^^^^^^^^^^^^^^ error[spec-syntax]: /`requires` belongs before a method; here it stands before a local variable\./
}

class OfField {
    /*@ non_null */ int i;
    //  ^^^^^^^^ error[spec-type]: /`i` is of type `int`, which is never null\./
    void writes() { i++; }
}
