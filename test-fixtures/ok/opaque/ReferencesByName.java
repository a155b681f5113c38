//- verdict: verified
//- option: all
//- java-checks: auto
// References to what asks nothing of its callers, and to methods of the library that no class here has.
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

class ReferencesByName {
    private int count;

    synchronized void bump(Integer by) {
        count++;
    }

    private synchronized void down(Integer by) {
        count--;
    }

    static <T extends ReferencesByName> void ofVariable(T it) {
        Optional.of(1).ifPresent(it::bump);
    }

    static void ofLocal(ReferencesByName it) {
        var one = Optional.of(it).get();
        Optional.of(-1).ifPresent(one::down);
    }

    static void ofLibrary(Optional<String> name, List<String> names) {
        name.ifPresent(String::length);
        name.ifPresent(names::add);
        name.map(String::trim).ifPresent(System.out::println);
    }

    static long ofFutures(List<CompletableFuture<String>> all) {
        return all.stream().map(CompletableFuture::join).count();
    }
}
