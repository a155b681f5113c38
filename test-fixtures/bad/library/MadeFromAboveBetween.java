//- verdict: failed
//- option: all
// The class that calls the library's constructor does not override it; the one below does.
class MadeFromAboveBetween {
    static class Between extends Exception {
        Between() {
            super("text");
//          ^^^^^^^^^^^^^^ error[assertion]: /`last != null` may not hold here\./
        }
    }

    static class Below extends Between {
    //           ^^^^^ error[assertion]: /`last != null` may not hold here\./
        private int[] last = new int[3];

        @Override
        public Throwable fillInStackTrace() {
            assert last != null;
            //     ^^^^^^^^^^^^ error[assertion]: /`last != null` may not hold here\./
            return this;
        }
    }

    static Exception anonymous() {
        return new Exception() {
        //     ^^^^^^^^^^^^^^^^^ error[assertion]: /`lock != null` may not hold here\./
            private final Object lock = new Object();

            @Override
            public Throwable fillInStackTrace() {
                assert lock != null;
                //     ^^^^^^^^^^^^ error[assertion]: /`lock != null` may not hold here\./
                return this;
            }
        };
    }
}
