//- verdict: none
/** An inode together with the generation that it had when it was taken. Never changes. */
final class InodeRef {
    final int number;
    final int generation;

    InodeRef(int number, int generation) {
        this.number = number;
        this.generation = generation;
    }
}
