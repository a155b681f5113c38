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
    private int last;

    public void run() {
      last = count.incrementAndGet();
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[race]: /`last` is written here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    }
  };

  private final IntSupplier function;
  private final Supplier<String> local;

  KeptFunctions(int first) {
    int[] table = {first, 2};
    function = () -> table[0];
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
//  ^^^^^^^^^^^^^^^ error[race]: /`last` is written here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
  }

  int first() {
    return function.getAsInt();
  }

  String name() {
    return local.get();
  }
}
