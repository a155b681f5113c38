//- verdict: failed
//- option: all
// The initializer undoes what ran before it.
class MadeWhenAsked {
  private static volatile MadeWhenAsked instance = null;
  private final int size;

  private MadeWhenAsked(int size) {
    this.size = size;
  }

  static MadeWhenAsked get() {
    if (instance == null) {
      synchronized (MadeWhenAsked.class) {
        if (instance == null) instance = new MadeWhenAsked(3);
      }
    }
    return instance;
  }

  int size() {
    return size;
  }

  private static volatile int[] table;

  static int[] table() {
    int[] known = table;
    if (known == null) {
      synchronized (MadeWhenAsked.class) {
        known = table;
        if (known == null) table = known = new int[4];
      }
    }
    return table;
  }

  private final int begun = begin();
  private volatile StringBuilder log = null;

  private int begin() {
    log = new StringBuilder();
    return 1;
  }

  StringBuilder log() {
    if (log == null) {
      synchronized (this) {
        if (log == null) {
          StringBuilder made = new StringBuilder();
          log = made;
        }
      }
    }
    return log;
  }
}

class Asks {
  int size() {
    return MadeWhenAsked.get().size();
  }

  int length() {
    return MadeWhenAsked.table().length;
  }

  synchronized String text(MadeWhenAsked of) {
    return of == null ? "" : of.log().toString();
    //                       ^^^^^^^^^^^^^^^^^^^ warning[null-dereference]: /`of\.log\(\)` may be null here\./
  }
}
