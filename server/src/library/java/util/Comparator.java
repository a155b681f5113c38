// What the checker believes of java.util.Comparator: comparing changes nothing, since the library may compare at any time. Implementations owe that.
package java.util;

public interface Comparator<T> {
    //@ ensures true
    int compare(T o1, T o2) throws ClassCastException, NullPointerException;
    boolean equals(Object obj);
}
