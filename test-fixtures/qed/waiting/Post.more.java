/** Who waits has put something down before. That nobody will ever call it does not hide what it has put down. */
class Post {
    private volatile int value;
    private volatile boolean isCalled;

    private void await() {
        while (!isCalled) {
        }
    }

    void put() {
        value = 1;
        await();
        value = 0;
    }

    int look() {
        return value + 1;
    }
}
