//- verdict: failed
//- java-checks: auto
// Of a volatile field it is news: threads do share it.
import java.util.Map;

class Model {
  private volatile String name;
  private int[] sizes = new int[4];
  //            ^^^^^ error[race]: /`sizes` may be written by one thread while another one uses it: no lock is held wherever it is used/
  private int used;
  //          ^^^^ error[race]: /`used` may be written by one thread while another one uses it: no lock is held wherever it is used/

  String getName() {
    return name;
  }

  void setName(String name) {
    this.name = name;
  }

  int add(int size) {
    if (used >= sizes.length) return 0;
    sizes[used] = size;
    return ++used;
  }
}

class Checker {
  private volatile int runs;

  int check(Model model) {
    runs = 1;
    return model.getName() == null ? 0 : model.getName().length();
    //                                   ^^^^^^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`model\.getName\(\)` may be null here\./
  }

  String cause(Map<String, String> map, String key) {
    String[] cause = new String[1];
    cause[0] = "none";
    map.computeIfPresent(key, (k, v) -> {
      cause[0] = v;
      return v;
    });
    return cause[0].trim();
  }
}
