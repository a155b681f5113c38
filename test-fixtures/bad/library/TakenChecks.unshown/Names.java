//- verdict: verified
//- java-checks: auto
//- option: all
class Name {
  private final String s;

  Name(String s) {
    this.s = s;
  }

  public String toString() {
    return s.trim();
  }

  public int hashCode() {
    return s.length();
  }
}

record Pair(Name left, Name right) {}

class Table {
  static int size;

  static {
    size = 12 / size;
  }

  static void use() {}
}

enum Kind {
  ONE;

  final int[] parts;

  Kind() {
    parts = new int[ordinal() - 1];
  }
}
