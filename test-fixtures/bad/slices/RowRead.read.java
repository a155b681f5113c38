//- verdict: failed
// Mutant: reads what may be a secret mark, though it may be any thread.

class Secret {
    /*@ elems_readable_if tid == main */ private final int[] marks;

    Secret(int[] marks) {
        this.marks = marks;
    }
}

class Reader {
    int length(int[] given) {
        return given != null && given.length > 0 ? given[0] : 0;
        //                                         ^^^^^^^^ error[read-discipline]: /`given\[0\]` is read here without the right to: `tid == main` may not hold for this thread/
    }
}
