//- verdict: failed
//- java-checks: auto
//- option: all
// What a handler or a `finally` calls asserts something, at whatever depth.
class BroadHandlers {
    static class Never {
        Never() {
            assert false;
            //     ^^^^^ error[assertion]: /`false` may not hold here\./
        }
    }

    interface Claim {
        void hold();
    }

    private static void check(boolean claim) {
        assert claim;
    }

    private static void relayed(boolean claim) {
        check(claim);
    }

    private static void neverComesHere() {
        //@ unreachable
    }

    static void inHandler(String given) {
        try {
            given.length();
//          ^^^^^^^^^^^^^^ warning[null-dereference]: /`given` may be null here\./
        } catch (RuntimeException e) {
            check(false);
        }
    }

    static void inFinally(String given) {
        boolean isDone = false;
        try {
            given.length();
//          ^^^^^^^^^^^^^^ warning[null-dereference]: /`given` may be null here\./
            isDone = true;
        } finally {
            relayed(isDone);
        }
    }

    static void byConstructor(int[] numbers) {
        try {
            numbers[0] = 1;
//          ^^^^^^^^^^ warning[index-out-of-bounds]: /The index `0` may be out of bounds of `numbers` here\./
//          ^^^^^^^^^^^^^^ warning[null-dereference]: /`numbers` may be null here\./
        } catch (Exception e) {
            new Never();
        }
    }

    static void byLambda(Object given) {
        Claim claim = () -> check(given instanceof String);
        //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`claim` may not hold here\./
        try {
            String text = (String) given;
            //            ^^^^^^^^^^^^^^ warning[class-cast]: /`given` may not be of type `String` here\./
        } catch (RuntimeException e) {
            claim.hold();
        }
    }

    static void around(Object lock) {
        boolean isDone = false;
        try {
            synchronized (lock) {
            //            ^^^^ warning[null-dereference]: /`lock` may be null here\./
                try {
                    "abc".concat(null);
//                  ^^^^^^^^^^^^^^^^^^ error[precondition]: /`String\.concat` requires `str != null`, which may not hold here/
                } finally {
                    isDone = false;
                }
                isDone = true;
            }
        } finally {
            if (!isDone) neverComesHere();
        }
    }
}
