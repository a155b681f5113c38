//- infer: unsafe
// 128 is -128 as a byte.
class Narrowed {
    static byte b = 126;

    static synchronized void inc() {
        b = (byte) (b + 1);
        assert b > 0;
    }

    public static void main(String[] args) {
        new Thread(() -> inc()).start();
        new Thread(() -> inc()).start();
    }
}
