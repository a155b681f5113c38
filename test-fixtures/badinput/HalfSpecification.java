class HalfSpecification {
    private volatile int n;

    /*@ requires n > 0 &&
    void m() {
        n = 1;
    }
}
