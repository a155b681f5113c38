//- verdict: failed
// The library makes objects of its classes, and nobody owes an invariant of all of them.

class ObjectsOfLibrary {
    //@ global_invariant (\forall NumberFormatException t; false)
    //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-type]: /An invariant may not speak of all objects of `NumberFormatException`: the library makes such objects too, and nobody shows it of them\./

    static void use() {
        try {
            Integer.parseInt("x");
        } catch (NumberFormatException e) {
            /*@ assert false */
            //         ^^^^^ error[assertion]: /`false` may not hold here\./
        }
    }
}
