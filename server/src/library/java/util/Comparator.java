// What the checker believes of java.util.Comparator: it is what the workspace makes of it.
package java.util;

public interface Comparator<T> {
    int compare(T o1, T o2);
    boolean equals(Object obj);
}
