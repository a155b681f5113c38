//- verdict: verified
//- java-checks: auto
// What Java checks itself, of fields and elements that nothing protects: that another thread may take the value away in between is no news here (whether threads share them is asked elsewhere), and the result says that it is taken not to happen.
import java.util.Map;

class Model {
  private String name;
  private int[] sizes = new int[4];
  private int used;

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
