//- verdict: verified
// Java takes these cases as exhaustive, and throws where a part of the pair is null.

sealed interface Side permits Left, Right {
}

record Left(int x) implements Side {
}

record Right(int y) implements Side {
}

record Pair(Side first, Side second) {
}

class NullParts {
    /*@ requires p != null */
    /*@ modifies \nothing */
    /*@ exsures (MatchException e) !(p.first instanceof Left) && !(p.first instanceof Right) */
    static int parts(Pair p) {
        return switch (p) {
            case Pair(Left a, Side b) -> 1;
            case Pair(Right a, Side b) -> 2;
        };
    }

    /*@ requires s != null */
    /*@ modifies \nothing */
    static int whole(Side s) {
        int r = switch (s) {
            case Left(int x) -> 1;
            case Right(int y) -> 2;
        };
        /*@ assert r > 0 */
        return r;
    }
}
