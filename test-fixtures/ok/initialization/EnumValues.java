//- option: all
//- verdict: verified
// The values of an enum, and switches over it, once its constants have been made.
import java.util.function.IntSupplier;

class EnumValues {
  enum Level {
    LOW(1), HIGH(2);
    static final int COUNT = values().length;
    static final boolean HAS_LOW;
    static { HAS_LOW = valueOf("LOW") == LOW; }
    private final int weight;
    Level(int weight) { this.weight = weight + plain(); }
    static int plain() { return 1; }
    static int count() { return values().length; }
    int rank() {
      switch (this) {
        case LOW: return 0;
        default: return weight;
      }
    }
  }

  // Nobody calls the function before the constants have been made.
  enum Lazy {
    ONE(() -> Lazy.values().length), TWO(() -> 2);
    private final IntSupplier size;
    Lazy(IntSupplier size) { this.size = size; }
  }

  static void counts() {
    int n = Level.values().length;
    assert n == 2;
  }

  static int over(Level level) {
    if (level == null) return 0;
    return switch (level) { case LOW -> 1; case HIGH -> 2; };
  }
}
