//- verdict: verified
// A discipline of reading counts for all arrays that may be meant, also where it is no promise about writing.

class Secret {
    /*@ elems_readable_if tid == main */ private final int[] marks;

    Secret(int[] marks) {
        this.marks = marks;
    }
}

class Reader {
    int length(int[] given) {
        return given == null ? 0 : given.length;
    }
}
