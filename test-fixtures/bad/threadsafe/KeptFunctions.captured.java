//- verdict: failed
//- java-checks: auto
// What a safe class keeps in a field of an interface: an object of an anonymous or a local class, or a function. Their state is its own.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import javax.annotation.concurrent.ThreadSafe;

@ThreadSafe
class KeptFunctions {
  private final AtomicInteger count = new AtomicInteger();

  private final Runnable anonymous = new Runnable() {
    private volatile int last;

    public void run() {
      last = count.incrementAndGet();
    }
  };

  private final IntSupplier function;
  private final Supplier<String> local;

  KeptFunctions(int first) {
    int[] table = {first, 2};
    function = () -> table[0]++;
    //               ^^^^^^^^^^ error[write-discipline]: /`table\[0\]` is written here although others may have got hold of it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    class Named implements Supplier<String> {
      final String name = "n";

      public String get() {
        return name;
      }
    }
    local = new Named();
  }

  void run() {
    anonymous.run();
  }

  int first() {
    return function.getAsInt();
    //     ^^^^^^^^^^^^^^^^^^^ error[write-discipline]: /`table\[0\]` is written here although others may have got hold of it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
  }

  String name() {
    return local.get();
  }
}
