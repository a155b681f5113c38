//- infer: unsafe
// After a tenth of a second it goes on, whether or not the thread has ended.
class Joined {
    static int x;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> { x = 1; });
        one.start();
        one.join(100);
        assert x == 1;
    }
}
