//- verdict: failed
//- option: all
//- java-checks: auto
// A function that is run for each element hands its code over again and again.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class SumsOfStream {
    private int sum;
    //          ^^^ error[race]: /`sum` may be written by one thread while another one uses it: no lock is held wherever it is used/

    void go() {
        List<CompletableFuture<Integer>> all =
            Stream.of(1, 2, 3).map(k -> CompletableFuture.supplyAsync(() -> sum += k)).collect(Collectors.toList());
        all.forEach(CompletableFuture::join);
    }
}

class ListOfTasks {
    private final List<Integer> found = new ArrayList<>();
    //                          ^^^^^ error[race]: /`the contents of found` may be written by one thread while another one uses it: no lock is held wherever it is used/

    void go(ExecutorService pool, List<Integer> all) {
        all.forEach(x -> pool.submit(() -> found.add(x)));
    }
}

class Completions {
    private int count;
    //          ^^^^^ error[race]: /`count` may be written by one thread while another one uses it: no lock is held wherever it is used/

    int go() throws Exception {
        CompletionService<Integer> tasks = new ExecutorCompletionService<>(Executors.newFixedThreadPool(3));
        tasks.submit(() -> ++count);
        tasks.submit(() -> ++count);
        return tasks.take().get();
    }
}
