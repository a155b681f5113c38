//- verdict: verified
//- java-checks: auto
//- option: all
// Nothing is asserted where a handler would have to run, so what fails there is taken not to fail; elsewhere no handler goes on.
class BroadHandlers {
    static int length(String given) {
        return given.length();
    }

    static boolean isLong(String given) {
        try {
            return length(given) > 3;
        } catch (RuntimeException e) {
            return false;
        }
    }

    // The failure leaves the method, and so never comes to the assertion.
    static void behind(int[] numbers) {
        int size = numbers.length;
        assert size >= 0;
    }

    static void asked(int[] numbers, Thread other) {
        int size = numbers.length;
        try {
            other.join();
        } catch (InterruptedException e) {
            size = 0;
        }
        assert size >= 0;
    }

    static void released(int by) {
        int got = 0;
        try {
            got = 8 / by;
        } finally {
            by++;
        }
        assert got <= 8 || by <= 0;
    }
}
