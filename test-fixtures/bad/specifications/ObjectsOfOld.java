//- verdict: failed
// Which objects there were at the beginning is not kept, so no quantifier over objects stands inside of `\old`.

class ObjectsOfOld {
    static volatile ObjectsOfOld last;
    final int k = 1;

    /*@ modifies \nothing; ensures \result == null || \old((\exists ObjectsOfOld c; c == \result)) */
    //                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-type]: /A quantifier over objects has no meaning inside of `\\old`: which objects there were is not kept\. Put `\\old` inside of the quantifier, around what is compared\./
    static ObjectsOfOld get() {
        return last;
    }

    /*@ modifies \nothing; ensures \old((\forall ObjectsOfOld t; false)) ==> \result == null */
    //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[spec-type]: /A quantifier over objects has no meaning inside of `\\old`: which objects there were is not kept\. Put `\\old` inside of the quantifier, around what is compared\./
    static ObjectsOfOld make() {
        return new ObjectsOfOld();
    }
}
