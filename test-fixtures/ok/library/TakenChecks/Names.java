//- verdict: verified
//- java-checks: auto
//- option: all
class Name {
  private final String s;

  Name(String s) {
    this.s = s;
  }

  public String toString() {
    return s == null ? "" : s;
  }

  public int hashCode() {
    return 7;
  }
}

record Pair(Name left, Name right) {}

class Table {
  static int size;

  static {
    size = 12 / 4;
  }

  static void use() {}
}

enum Kind {
  ONE;

  final int[] parts;

  Kind() {
    parts = new int[2];
  }
}
