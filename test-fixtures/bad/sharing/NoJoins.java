//- verdict: failed
//- java-checks: auto
// What looks like waiting for the end of a thread, and is not.
import java.util.concurrent.CompletableFuture;

class JoinedBeforeStart {
    private int x;

    synchronized void inc() {
        x++;
    }

    static int total() throws InterruptedException {
        JoinedBeforeStart made = new JoinedBeforeStart();
        Thread thread = new Thread(made::inc);
        thread.join();
        thread.start();
        return made.x;
        //     ^^^^^^ error[race]: /`made\.x` is read here without holding `this`, which every write of it holds/
    }
}

class StartsAnother {
    private int x;

    synchronized void inc() {
        x++;
    }

    static int total() throws InterruptedException {
        StartsAnother made = new StartsAnother();
        Thread thread = new Thread(() -> new Thread(made::inc).start());
        thread.start();
        thread.join();
        return made.x;
        //     ^^^^^^ error[race]: /`made\.x` is read here without holding `this`, which every write of it holds/
    }
}

class AnyOfTwo {
    private int x;

    synchronized void inc() {
        x++;
    }

    static int total() {
        AnyOfTwo made = new AnyOfTwo();
        CompletableFuture.anyOf(CompletableFuture.runAsync(made::inc), CompletableFuture.runAsync(made::inc)).join();
        return made.x;
        //     ^^^^^^ error[race]: /`made\.x` is read here without holding `this`, which every write of it holds/
    }
}
