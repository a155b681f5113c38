//- infer: safe
// 127 is a byte.
class Narrowed {
    static byte b = 125;

    static synchronized void inc() {
        b = (byte) (b + 1);
        assert b > 0;
    }

    public static void main(String[] args) {
        new Thread(() -> inc()).start();
        new Thread(() -> inc()).start();
    }
}
