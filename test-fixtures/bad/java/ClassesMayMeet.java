//- verdict: failed
// Of which class an object can be.

class ClassesMayMeet {
    interface Named { }
    static class Plain { }
    static class Both extends Plain implements Named { }

    static class Shape { int sides() { return 3; } }
    static class Square extends Shape { int sides() { return 4; } }

    // A class that does not name an interface may have a subclass that does.
    void unrelated(Named one, Plain other) {
        if (one != null && one == other) {
            /*@ assert false */
            //         ^^^^^ error[assertion]: /`false` may not hold here\./
        }
    }

    // A local that is assigned twice may hold the second object.
    void assignedTwice(boolean isOther) {
        Shape shape = new Square();
        if (isOther) shape = new Shape();
        int n = shape.sides();
        /*@ assert n == 4 */
        //         ^^^^^^ error[assertion]: /`n == 4` may not hold here\./
    }
}
