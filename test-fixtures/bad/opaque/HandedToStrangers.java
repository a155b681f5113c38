//- verdict: failed
//- option: all
//- java-checks: auto
// Where a guarded collection goes in code without source: a field, a new object, an array, a function.
import java.util.ArrayList;
import java.util.List;
import javax.annotation.concurrent.GuardedBy;

class HandedToStrangers {
    @GuardedBy("this") private final List<Integer> items = new ArrayList<>();

    synchronized void stored() {
        com.foo.Keeper.all = items;
        //                   ^^^^^ error[race]: /The collection `items` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized Object wrapped() {
        return new com.foo.Wrapper(items);
        //                         ^^^^^ error[race]: /The collection `items` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized void packed() {
        com.foo.Keeper.use(1, new Object[] {items});
        //                                  ^^^^^ error[race]: /The collection `items` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    synchronized void given() {
        com.foo.Keeper.use(() -> items);
        //                       ^^^^^ error[race]: /The collection `items` is handed out here: code that gets it can use its contents without what guards them\. Hand out a copy\./
    }

    //- verdict HandedToStrangers.copied: verified
    synchronized Object copied() {
        return new java.util.ArrayDeque<>(items);
    }
}
