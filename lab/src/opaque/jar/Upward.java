package jar;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** Supertypes that have what a class of the programs leaves open; each calls a method that it asks of its classes. */
public interface Upward {
  void hook();
  interface Walking extends Upward, Iterable<Object> {
    default Iterator<Object> iterator() { hook(); return List.<Object>of().iterator(); }
  }
  interface Running extends Upward, Runnable {
    default void run() { hook(); }
  }
  interface Ordered extends Upward, Comparable<Object> {
    default int compareTo(Object other) { hook(); return 0; }
  }
  interface Closing extends Upward, AutoCloseable {
    default void close() { hook(); }
  }
  interface Sized extends Upward, Collection<String> {
    default int size() { hook(); return 1; }
    default boolean isEmpty() { hook(); return false; }
    default void clear() { hook(); }
    default Iterator<String> iterator() { hook(); return List.of("a").iterator(); }
    default boolean contains(Object one) { hook(); return true; }
    default Object[] toArray() { hook(); return new Object[1]; }
    default <T> T[] toArray(T[] all) { hook(); return all; }
    default boolean add(String one) { hook(); return true; }
    default boolean remove(Object one) { hook(); return true; }
    default boolean containsAll(Collection<?> all) { hook(); return true; }
    default boolean addAll(Collection<? extends String> all) { hook(); return true; }
    default boolean removeAll(Collection<?> all) { hook(); return true; }
    default boolean retainAll(Collection<?> all) { hook(); return true; }
  }
}
