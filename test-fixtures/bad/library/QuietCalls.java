//- verdict: failed
// A call that has nothing to do with what threads share holds nobody up: others step before it, after it, and in it.

class Tally {
    volatile int count;

    void reads() {
        int first = count;
        StringBuilder line = new StringBuilder();
        line.append(first);
        int second = count;
        //@ assert first == second
        //         ^^^^^^^^^^^^^^^ error[assertion]: /`first == second` may not hold here\./
    }

    void writes() {
        count = 2;
        int larger = Math.max(2, 3);
        //@ assert count == 2 && larger == 3
        //         ^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`count == 2 && larger == 3` may not hold here\./
    }

    void given(Box box) {
        Box own = new Box();
        String.valueOf((Object) own);
        own.size = 3;
//      ^^^^^^^^^^^^ error[write-discipline]: /`own\.size` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
    }

    static class Box {
        /*@ unwritable_by_env_if holder == tid */
        int size;
    }
}
