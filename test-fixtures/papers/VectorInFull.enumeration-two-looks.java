//- verdict: failed
// Between asking whether there is a next element and fetching it the vector may have shrunk.

import java.util.NoSuchElementException;

interface Enumeration {
    boolean hasMoreElements();
    Object nextElement();
}

public class Vector {
    /*@ unwritable_by_env_if this.holder == tid */
    protected int elementCount;

    /*@ unwritable_by_env_if this.holder == tid */
    protected Object[] elementData = new Object[10];

    /*@ global_invariant 0 <= elementCount && elementCount <= elementData.length */
    /*@ global_invariant elementData != null */
    /*@ global_invariant \typeof(elementData) == \type(Object[]) */

    public synchronized int size() {
        return elementCount;
    }

    public synchronized void removeAllElements() {
        for (int i = 0; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = 0;
    }

    public synchronized void trimToSize() {
        if (elementCount < elementData.length) {
            Object[] newData = new Object[elementCount];
            for (int i = 0; i < elementCount; i++) {
                newData[i] = elementData[i];
            }
            elementData = newData;
        }
    }

    public static final class VectorEnumeration implements Enumeration {
        private final /*@ non_null */ Vector vector;

        /*@ unwritable_by_env_if this.holder == tid */
        private int count;

        /*@ global_invariant count >= 0 */

        //@ requires vector != null
        VectorEnumeration(Vector vector) {
            this.vector = vector;
        }

        public synchronized boolean hasMoreElements() {
            return count < vector.size();
        }

        public synchronized Object nextElement() {
            if (hasMoreElements()) {
                synchronized (vector) {
                    Object element = vector.elementData[count];
                    //               ^^^^^^^^^^^^^^^^^^^^^^^^^ warning[index-out-of-bounds]
                    count++;
                    return element;
                }
            }
            throw new NoSuchElementException("the enumeration has no more elements");
        }
    }
}
