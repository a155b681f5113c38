//- verdict: verified
// Resources are closed in the opposite order on every way out, and an exception of the body wins over one of `close`.

class Refused extends RuntimeException {
}

class Late extends RuntimeException {
}

class Log {
    int text;
    //  ^^^^ information[unguarded-field]

    void add(int digit) {
        text = text * 10 + digit;
    }
}

class Resource implements AutoCloseable {
    final int digit;
    final Log log;
    final boolean fails;

    /*@ requires log != null */
    Resource(int digit, Log log, boolean fails) {
        this.digit = digit;
        this.log = log;
        this.fails = fails;
    }

    /*@ requires log != null */
    public void close() {
        log.add(digit);
        if (fails) {
            throw new Late();
        }
    }
}

class Resources {
    static void order() {
        Log log = new Log();
        try (Resource a = new Resource(1, log, false); Resource b = new Resource(2, log, false)) {
            log.add(3);
        }
        /*@ assert log.text == 321 */
    }

    static void first() {
        Log log = new Log();
        int caught = 0;
        try (Resource a = new Resource(1, log, true)) {
            throw new Refused();
        } catch (Refused e) {
            caught = 1;
        } catch (Late e) {
            caught = 2;
        } finally {
            log.add(9);
        }
        /*@ assert caught == 1 */
    }

    static void late() {
        Log log = new Log();
        int caught = 0;
        try (Resource a = new Resource(1, log, true)) {
            log.add(3);
        } catch (Late e) {
            caught = 2;
        }
        /*@ assert caught == 2 && log.text == 31 */
    }

    static int returns(Log log) {
        try (Resource none = null) {
            return 7;
        }
    }

    static void jumps() {
        Log log = new Log();
        for (int i = 0; i < 1; i++) {
            Resource given = new Resource(4, log, false);
            try (given) {
                break;
            }
        }
        int seven = returns(log);
        /*@ assert seven == 7 */
    }
}
