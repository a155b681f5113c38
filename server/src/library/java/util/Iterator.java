// Iterators. Their methods are whatever the classes of the workspace make of them.
package java.util;

import calvin.Mutates;
import calvin.ThreadUnsafe;

// Going on changes where it stands.
@ThreadUnsafe
public interface Iterator<E> {
    boolean hasNext();
    @Mutates
    E next();
}
