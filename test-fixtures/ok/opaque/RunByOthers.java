//- verdict: verified
//- option: all
//- java-checks: auto
// What others run is a Runnable of its own; a thread is started, or kept.
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;

class RunByOthers extends Thread {
    public void run() {
        assert Thread.currentThread() == this;
    }

    static void started() {
        new RunByOthers().start();
    }

    static void kept(List<RunByOthers> all) {
        List<RunByOthers> own = new ArrayList<>();
        own.add(new RunByOthers());
        own.forEach(one -> one.start());
    }

    static void handed(ExecutorService pool) {
        pool.execute(() -> System.out.println("run"));
    }
}
