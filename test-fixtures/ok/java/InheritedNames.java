//- verdict: verified
// A class may declare for itself what the library has under the same name, and speak of what stands around it under any other name. What Java inherits hides what stands around, and its own hides both.
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Semaphore;

class InheritedNames {
  static final int limit = 7;
  static final int modCount = 8;
  static int bound() { return 9; }
  static class Part { static int number() { return 10; } }

  static class Own extends ArrayList<String> {
    static final int modCount = 5;
    static class SimpleEntry { static int number() { return 11; } }
    int own() { return modCount; }
    int around() { return limit + bound() + Part.number(); }
    int named() { return InheritedNames.modCount; }
    int entry() { return SimpleEntry.number(); }
  }

  static class Permits extends Semaphore {
    int hits;
    //  ^^^^ information[unguarded-field]: /`hits` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    Permits() { super(3); }
    void reducePermits(long x) { hits = 1; }
    void reducePermits(String x) { hits = 2; }
  }

  static class Walk implements Iterator<String> {
    public boolean hasNext() { return false; }
    public String next() { return ""; }
    public void remove() { throw new IllegalStateException(); }
    boolean refuses() {
      try {
        remove();
        return false;
      } catch (IllegalStateException e) {
        return true;
      }
    }
  }

  static void check() {
    Own own = new Own();
    int a = own.own();
    int b = own.around();
    int c = own.named();
    int d = own.entry();
    //@ assert a == 5 && b == 26 && c == 8 && d == 11
    boolean refuses = new Walk().refuses();
    //@ assert refuses
  }

  static void overloads() {
    Permits permits = new Permits();
    permits.reducePermits(1L);
    int first = permits.hits;
    permits.reducePermits("text");
    int second = permits.hits;
    //@ assert first == 1 && second == 2
    List<String> all = List.of("a", "b", "c", "d", "e");
    //@ assert all != null
    int k = 0;
    char[] none = null;
    try {
      String.valueOf(none);
      k = 1;
    } catch (NullPointerException e) {
      k = 2;
    }
    //@ assert k == 2
  }
}
