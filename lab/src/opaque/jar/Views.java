package jar;

import java.util.*;

/** Objects seen by a type of the library, of classes that nobody names: whatever is asked of them, they come back first. Getting one comes back into nothing. */
public final class Views {
  private Views() { }

  public static Object thing() { return new Thing(); }
  public static List<String> list() { return new Names(); }
  public static Set<String> set() { return new Few(); }
  public static Map<String, String> map() { return new Known(); }
  public static Queue<String> queue() { return new Waiting(); }
  public static Iterator<String> walker() { return new Walk().iterator(); }
  public static CharSequence chars() { return new Letters(); }
  public static Comparator<String> order() { return (left, right) -> { Jar.met(); return left.compareTo(right); }; }
  public static Comparable<String> key() { return other -> { Jar.met(); return 0; }; }
  public static Runnable task() { return () -> Jar.met(); }
  public static AutoCloseable closing() { return () -> Jar.met(); }
  public static RuntimeException failure() { return new Failure(); }
  public static Number number() { return new Figure(); }
  /** Ends with one of them, and comes back into nothing. */
  public static void fail() { throw new Failure(); }

  private static class Thing {
    @Override public String toString() { Jar.met(); return "thing"; }
    @Override public boolean equals(Object other) { Jar.met(); return this == other; }
    @Override public int hashCode() { Jar.met(); return 3; }
  }

  private static class Names extends AbstractList<String> {
    @Override public String get(int index) { Jar.met(); return "a"; }
    @Override public int size() { Jar.met(); return 2; }
    @Override public String set(int index, String name) { Jar.met(); return "a"; }
    @Override public boolean add(String name) { Jar.met(); return true; }
    @Override public String remove(int index) { Jar.met(); return "a"; }
  }

  private static class Few extends AbstractSet<String> {
    @Override public Iterator<String> iterator() { return new Walk().iterator(); }
    @Override public int size() { Jar.met(); return 2; }
    @Override public boolean add(String name) { Jar.met(); return false; }
  }

  private static class Known extends AbstractMap<String, String> {
    @Override public Set<Map.Entry<String, String>> entrySet() { Jar.met(); return Map.of("a", "b").entrySet(); }
    @Override public String put(String key, String value) { Jar.met(); return "b"; }
  }

  private static class Waiting extends AbstractQueue<String> {
    @Override public Iterator<String> iterator() { return new Walk().iterator(); }
    @Override public int size() { Jar.met(); return 2; }
    @Override public boolean offer(String name) { Jar.met(); return true; }
    @Override public String poll() { Jar.met(); return "a"; }
    @Override public String peek() { Jar.met(); return "a"; }
  }

  private static class Letters implements CharSequence {
    @Override public int length() { Jar.met(); return 1; }
    @Override public char charAt(int index) { Jar.met(); return 'a'; }
    @Override public CharSequence subSequence(int from, int to) { Jar.met(); return this; }
    @Override public String toString() { Jar.met(); return "a"; }
  }

  private static class Failure extends RuntimeException {
    @Override public String getMessage() { Jar.met(); return "failed"; }
    @Override public Throwable getCause() { Jar.met(); return null; }
    @Override public String toString() { Jar.met(); return "failure"; }
  }

  private static class Figure extends Number {
    @Override public int intValue() { Jar.met(); return 1; }
    @Override public long longValue() { Jar.met(); return 1; }
    @Override public float floatValue() { Jar.met(); return 1; }
    @Override public double doubleValue() { Jar.met(); return 1; }
    @Override public String toString() { Jar.met(); return "1"; }
  }
}
